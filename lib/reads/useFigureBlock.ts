import type { ChainId } from '@/lib/networks/network';
import { useChainReader } from './useChainReader';
import { useEachSecond } from './useEachSecond';

/** The block in which the oldest of a chain's figures on the page was last read. */
export function useFigureBlock(chainId: ChainId): bigint | undefined {
  const reader = useChainReader(chainId);
  return useEachSecond(reader, () => reader?.freshness.oldestBlock);
}
