/** The block at which the screens of a chain read: the block in the key of their reads. */
export type ReadBlock = {
  readonly number: bigint;
  /** The one before it; a result that is older still has been overtaken. */
  readonly previous: bigint | undefined;
  readonly movedAtMs: number;
};

/** The latest block of which every read has been answered, or is given up. */
export function readThrough({ number, previous }: ReadBlock): bigint {
  return previous ?? number - 1n;
}

type Moment = {
  readonly latest: bigint | undefined;
  readonly nowMs: number;
  /** Whether every read of the current block has succeeded or failed once. */
  readonly isSettled: boolean;
  /** Whether nobody can see the page. */
  readonly isHidden: boolean;
};

const EARLIEST_MOVE_MS = 2_000;
const LATEST_MOVE_MS = 10_000;

/**
 * The read block at a moment: the same object while it stays.
 *
 * It moves to the latest block when every read of the last one has succeeded or failed once, at the
 * earliest 2 s and at the latest 10 s after it last moved, and never while the page is hidden: slow
 * endpoints pile up no requests, and a read that keeps failing does not hold up the rest.
 */
export function readBlockAt(current: ReadBlock | undefined, moment: Moment): ReadBlock | undefined {
  const { latest, nowMs } = moment;
  if (latest === undefined || readBlockWaitMs(current, moment) !== 0) return current;
  return { number: latest, previous: current?.number, movedAtMs: nowMs };
}

/**
 * How long until the read block may move to the latest, in milliseconds; undefined while time alone
 * does not move it.
 */
export function readBlockWaitMs(
  current: ReadBlock | undefined,
  { latest, nowMs, isSettled, isHidden }: Moment,
): number | undefined {
  if (isHidden || latest === undefined) return undefined;
  if (current === undefined) return 0;
  if (latest <= current.number) return undefined;
  const moveAtMs = current.movedAtMs + (isSettled ? EARLIEST_MOVE_MS : LATEST_MOVE_MS);
  return Math.max(0, moveAtMs - nowMs);
}
