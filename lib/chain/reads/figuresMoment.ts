import type { Freshness } from './freshness';

/** When the figures on screen were read: the oldest of them. */
export type FiguresMoment = {
  readonly block: bigint;
  /** In milliseconds, as `elapsedMs`. */
  readonly readAtMs: number;
};

/** When the figures of a chain were read; undefined when there are none. */
export function momentOf(freshness: Freshness | undefined): FiguresMoment | undefined {
  const { oldestBlock, oldestReadAtMs } = freshness ?? {};
  if (oldestBlock === undefined || oldestReadAtMs === undefined) return undefined;
  return { block: oldestBlock, readAtMs: oldestReadAtMs };
}
