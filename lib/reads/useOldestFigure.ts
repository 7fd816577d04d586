import type { ChainId } from '@/lib/networks/network';
import { elapsedMs } from '@/lib/rpc/elapsedMs';
import { useChainReader } from './useChainReader';
import { useEachSecond } from './useEachSecond';
import { useFigureBlock } from './useFigureBlock';

const SECOND_MS = 1_000;

/** The oldest of a chain's figures on the page; absent if there are none. */
export type OldestFigure = {
  /** The block in which it was last read. */
  readonly block: bigint | undefined;
  /** Its age in whole seconds. */
  readonly ageSeconds: number | undefined;
};

/** The block and the age of the figures of a chain. Renders again each second. */
export function useOldestFigure(chainId: ChainId): OldestFigure {
  const reader = useChainReader(chainId);
  const block = useFigureBlock(chainId);
  const ageSeconds = useEachSecond(reader, () => {
    const readAtMs = reader?.freshness.oldestReadAtMs;
    return readAtMs && Math.floor((elapsedMs() - readAtMs) / SECOND_MS);
  });
  return { block, ageSeconds };
}
