import { MINUTE_SECONDS } from '@/lib/base/time/seconds';
import { useEachSecond } from '@/lib/base/time/useEachSecond';
import { resultOf } from '@/lib/chain/reads/readState';
import { SELDOM, useChainReads } from '@/lib/chain/reads/useChainReads';
import type { Pair } from './pair';
import { reservesRead } from './pairResult';

type LastChange = {
  /** In milliseconds since 1970. */
  readonly changedMs: number | undefined;
  /** How long ago that is, in seconds that are whole minutes, so that it changes once a minute. */
  readonly seconds: number | undefined;
};

/**
 * When a swap, an addition or a removal last changed the reserves of a pair; undefined while
 * unknown.
 */
export function useLastChange({ token0, token1 }: Pair): LastChange {
  const { chainId } = token0;
  const [state] = useChainReads(chainId, [reservesRead([token0, token1])], {
    everyBlocks: SELDOM,
  });
  const changedAt = resultOf(state)?.[2];
  const seconds = useEachSecond(() => {
    if (changedAt === undefined) return undefined;
    const minutes = Math.floor((Date.now() / 1000 - changedAt) / MINUTE_SECONDS);
    return Math.max(0, minutes) * MINUTE_SECONDS;
  });
  return { changedMs: changedAt === undefined ? undefined : changedAt * 1000, seconds };
}
