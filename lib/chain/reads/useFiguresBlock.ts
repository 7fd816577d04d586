import type { ChainId } from '@/lib/base/networks/network';
import { useChainReader } from './useChainReader';
import { useEachSecond } from './useEachSecond';

/**
 * The block in which the oldest of a chain's figures was last read; undefined while there are none.
 */
export function useFiguresBlock(chainId: ChainId | undefined): bigint | undefined {
  const reader = useChainReader(chainId);
  return useEachSecond(reader, () => reader?.freshness.oldestBlock);
}
