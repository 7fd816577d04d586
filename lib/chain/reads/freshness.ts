import type { TrackedRead } from './trackedRead';

/**
 * A figure that was last read longer ago than this is stale. Nothing that depends on it can be
 * signed.
 */
export const STALE_AFTER_MS = 30_000;

/** When some figures were read. */
export type FiguresMoment = {
  readonly block: bigint;
  /** In milliseconds, as `monotonicMs`. */
  readonly readAtMs: number;
};

/** The freshness of the figures of a chain that components show. */
export type Freshness = {
  /** When the oldest of them was last read; undefined if there are none. */
  readonly oldest: FiguresMoment | undefined;
  /** Why reads fail now, and since when, in milliseconds. */
  readonly failure: { readonly error: unknown; readonly sinceMs: number } | undefined;
};

/** The freshness of a page without reads. */
export const NOTHING_READ: Freshness = {
  oldest: undefined,
  failure: undefined,
};

/**
 * The freshness of some reads.
 *
 * A figure is a result that is read in every block. A result that is read less often, such as
 * whether a pair exists, is not a figure.
 */
export function freshnessOf(tracked: Iterable<TrackedRead>): Freshness {
  let freshness = NOTHING_READ;
  for (const { requirement, answer, failure } of tracked) {
    if (requirement === undefined) continue;
    if (
      failure !== undefined &&
      !(freshness.failure && freshness.failure.sinceMs <= failure.sinceMs)
    )
      freshness = { ...freshness, failure };
    if (requirement.everyBlocks !== 1 || answer?.state.status !== 'success') continue;
    const { readAtMs, readBlock: block } = answer;
    if (freshness.oldest === undefined || readAtMs < freshness.oldest.readAtMs)
      freshness = { ...freshness, oldest: { block, readAtMs } };
  }
  return freshness;
}

/**
 * Whether some figure was last read more than 30 s ago. Nothing that depends on it can be signed.
 */
export function isStaleAt({ oldest }: Freshness, nowMs: number): boolean {
  return oldest !== undefined && nowMs - oldest.readAtMs > STALE_AFTER_MS;
}
