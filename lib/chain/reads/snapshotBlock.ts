/** The block at which a chain is read: every figure on screen is requested at this block. */
export type SnapshotBlock = { readonly number: bigint; readonly movedAtMs: number };

const EARLIEST_MOVE_MS = 2_000;
const LATEST_MOVE_MS = 10_000;

/**
 * When the snapshot block moves to the latest one, in milliseconds; Infinity if there is none.
 *
 * It moves once all its reads have been answered or have failed, between 2 s and 10 s after it last
 * moved. So requests to slow endpoints do not pile up, and a read that keeps failing does not delay
 * the others.
 */
export function moveDueAtMs(
  snapshot: SnapshotBlock | undefined,
  latestBlock: bigint,
  isSettled: boolean,
): number {
  if (snapshot === undefined) return 0;
  if (latestBlock <= snapshot.number) return Number.POSITIVE_INFINITY;
  return snapshot.movedAtMs + (isSettled ? EARLIEST_MOVE_MS : LATEST_MOVE_MS);
}
