/** The block number of a chain, as far as it is believed. */
export type BelievedBlock = {
  readonly number: bigint;
  /** The highest block that a read was answered in; undefined while none was. */
  readonly reached: bigint | undefined;
  /** When that block was first reached, in milliseconds. */
  readonly reachedAtMs: number;
  /** The lower numbers that polls have named since, without a break. */
  readonly lower: readonly bigint[];
};

/** A number this far above the reads is absurd, and more with the time: blocks come once a second. */
const LEAD_BLOCKS = 600;
const LEAD_BLOCKS_PER_SECOND = 10;

/** How many lower numbers in a row refute a number that no read has reached: 6 seconds' worth. */
const REFUTE_UNREACHED = 3;
/** The same for a number that reads have reached: 30 seconds' worth, when every figure is old. */
const REFUTE_REACHED = 15;

/**
 * The believed block after a poll has named a number.
 *
 * It never goes down while reads can follow it: behind one address, some nodes lag. A number far above
 * what reads have reached is passed over, however often it comes. One that enough polls in a row
 * contradict is given up for the highest of theirs, as on a chain that starts again.
 */
export function afterPoll(
  believed: BelievedBlock | undefined,
  polled: bigint,
  nowMs: number,
): BelievedBlock {
  if (believed === undefined) return unreachedAt(polled, nowMs);
  const { number, reached, lower } = believed;
  const isReached = reached !== undefined && reached >= number;
  // A number that no read has reached is not confirmed by its own repetition.
  if (polled === number) return isReached ? { ...believed, lower: [] } : believed;
  if (polled > number)
    return reached !== undefined && isAbsurdBlock(believed, polled, nowMs)
      ? believed
      : { ...believed, number: polled, lower: [] };
  const contradictions = [...lower, polled];
  if (contradictions.length < (isReached ? REFUTE_REACHED : REFUTE_UNREACHED))
    return { ...believed, lower: contradictions };
  return unreachedAt(highestOf(contradictions), nowMs);
}

/** The believed block after a read was answered in a block, be it one that is too old to be used. */
export function afterReply(believed: BelievedBlock, block: bigint, nowMs: number): BelievedBlock {
  if (believed.reached !== undefined && block <= believed.reached) return believed;
  const reached = { ...believed, reached: block, reachedAtMs: nowMs };
  if (block >= believed.number) return { ...reached, number: block, lower: [] };
  return isAbsurdBlock(reached, believed.number, nowMs)
    ? { ...reached, number: block, lower: [] }
    : reached;
}

/** Whether a block is too far above those that reads have reached, or without any, that was polled. */
export function isAbsurdBlock(
  { number, reached = number, reachedAtMs }: BelievedBlock,
  block: bigint,
  nowMs: number,
): boolean {
  const seconds = Math.max(0, Math.ceil((nowMs - reachedAtMs) / 1000));
  return block > reached + BigInt(LEAD_BLOCKS + LEAD_BLOCKS_PER_SECOND * seconds);
}

function unreachedAt(number: bigint, nowMs: number): BelievedBlock {
  return { number, reached: undefined, reachedAtMs: nowMs, lower: [] };
}

function highestOf(numbers: readonly bigint[]): bigint {
  let highest = 0n;
  for (const number of numbers) if (number > highest) highest = number;
  return highest;
}
