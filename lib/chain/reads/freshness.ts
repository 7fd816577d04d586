import { STALE_AFTER_MS, type TrackedRead } from './trackedRead';

/** The freshness of the figures of a chain that components show. */
export type Freshness = {
  /** When the oldest of them was last read, in milliseconds; undefined if there are none. */
  readonly oldestReadAtMs: number | undefined;
  /** The block in which the oldest of them was last read. */
  readonly oldestBlock: bigint | undefined;
  /** Why reads fail now, and since when, in milliseconds. */
  readonly failure: { readonly error: unknown; readonly sinceMs: number } | undefined;
};

/** The freshness of a page without reads. */
export const NOTHING_READ: Freshness = {
  oldestReadAtMs: undefined,
  oldestBlock: undefined,
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
  for (const { demand, answer, failure } of tracked) {
    if (demand === undefined) continue;
    if (
      failure !== undefined &&
      !(freshness.failure && freshness.failure.sinceMs <= failure.sinceMs)
    )
      freshness = { ...freshness, failure };
    if (demand.everyBlocks !== 1 || answer?.outcome.status !== 'success') continue;
    const { oldestReadAtMs } = freshness;
    if (oldestReadAtMs === undefined || answer.readAtMs < oldestReadAtMs)
      freshness = {
        ...freshness,
        oldestReadAtMs: answer.readAtMs,
        oldestBlock: answer.readBlock,
      };
  }
  return freshness;
}

/**
 * Whether some figure was last read more than 30 s ago. Nothing that depends on it can be signed.
 */
export function isStaleAt({ oldestReadAtMs }: Freshness, nowMs: number): boolean {
  return oldestReadAtMs !== undefined && nowMs - oldestReadAtMs > STALE_AFTER_MS;
}
