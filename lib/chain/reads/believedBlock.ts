/** The believed block number of a chain. */
export type BelievedBlock = {
  readonly number: bigint;
  /** When it was last reported, in milliseconds. */
  readonly reportedAtMs: number;
  /** The highest block in which a read was answered; undefined if there is none. */
  readonly reached: bigint | undefined;
  /** When a read was last answered in that block, in milliseconds. */
  readonly reachedAtMs: number;
  /** The lower numbers that polls have reported in a row since then. */
  readonly lower: readonly bigint[];
  /** The numbers far above it that polls and responses to reads have reported in a row since then. */
  readonly higherPolls: readonly bigint[];
  readonly higherReplies: readonly bigint[];
};

/**
 * A number this far above the believed one is doubtful. The limit rises with time, because blocks
 * are at most one per second.
 */
export const LEAD_BLOCKS = 600n;
const LEAD_BLOCKS_PER_SECOND = 10;

/** How many numbers far above, in a row and close to each other, are needed to believe them. */
const BELIEVE_HIGHER = 3;
/** How many lower numbers in a row disprove a number that no read has reached: 6 s of polls. */
const REFUTE_UNREACHED = 3;
/** The same for a number that reads have reached: 30 s of polls, when all figures are stale. */
const REFUTE_REACHED = 15;

/**
 * Updates the believed block after a poll.
 *
 * It does not decrease while reads can follow it, because some nodes behind one address lag. One
 * number far above is ignored. Several similar ones in a row are believed; if reads cannot follow
 * them, the figures become stale. When enough polls in a row contradict the number, the highest of
 * theirs replaces it, as on a restarted chain.
 */
export function afterPoll(
  believed: BelievedBlock | undefined,
  polled: bigint,
  nowMs: number,
): BelievedBlock {
  if (believed === undefined) return unreachedAt(polled, nowMs);
  const { number, reached } = believed;
  if (isFarAbove(believed, polled, nowMs)) {
    const higherPolls = inAgreement(believed.higherPolls, polled);
    if (higherPolls.length < BELIEVE_HIGHER) return { ...believed, higherPolls };
    return raisedTo(polled, believed, nowMs);
  }
  if (polled > number) return raisedTo(polled, believed, nowMs);
  const isReached = reached !== undefined && reached >= number;
  const undisputed = { ...believed, higherPolls: [] };
  // A number that no read has reached is not confirmed by repeating it.
  if (polled === number)
    return isReached ? { ...undisputed, reportedAtMs: nowMs, lower: [] } : undisputed;
  const lower = [...believed.lower, polled];
  if (lower.length < (isReached ? REFUTE_REACHED : REFUTE_UNREACHED))
    return { ...undisputed, lower };
  return unreachedAt(highestOf(lower), nowMs);
}

/**
 * Updates the believed block after a read was answered, even if that answer is not used. Reads
 * never lower the number, because the node that answers them may lag.
 */
export function afterReply(believed: BelievedBlock, block: bigint, nowMs: number): BelievedBlock {
  if (isFarAbove(believed, block, nowMs)) {
    const higherReplies = inAgreement(believed.higherReplies, block);
    if (higherReplies.length < BELIEVE_HIGHER) return { ...believed, higherReplies };
    return { ...raisedTo(block, believed, nowMs), reached: block, reachedAtMs: nowMs };
  }
  const { number, reached } = believed;
  const isHighest = reached === undefined || block >= reached;
  const highest = isHighest && { reached: block, reachedAtMs: nowMs };
  const undisputed = { ...believed, higherReplies: [], ...highest };
  return block > number ? raisedTo(block, undisputed, nowMs) : undisputed;
}

/** Whether a block is so far above the believed one that its response is not used. */
export function isFarAbove(
  { number, reportedAtMs }: BelievedBlock,
  block: bigint,
  nowMs: number,
): boolean {
  return block > number + leadAfter(nowMs - reportedAtMs);
}

/**
 * Whether a polled number is doubtful: it is far above the believed one, or far above every block
 * that reads have reached.
 */
export function isDoubtful(believed: BelievedBlock, polled: bigint, nowMs: number): boolean {
  const { reached, reachedAtMs } = believed;
  if (isFarAbove(believed, polled, nowMs)) return true;
  return reached !== undefined && polled > reached + leadAfter(nowMs - reachedAtMs);
}

/** How far a plausible number can be above an earlier one, after some milliseconds. */
function leadAfter(ms: number): bigint {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return LEAD_BLOCKS + BigInt(LEAD_BLOCKS_PER_SECOND * seconds);
}

/** Adds a number to a row of numbers, or starts a new row if it does not agree with the last. */
function inAgreement(numbers: readonly bigint[], next: bigint): readonly bigint[] {
  const last = numbers.at(-1);
  const isClose = last !== undefined && next <= last + LEAD_BLOCKS && last <= next + LEAD_BLOCKS;
  return isClose ? [...numbers, next] : [next];
}

function raisedTo(number: bigint, believed: BelievedBlock, nowMs: number): BelievedBlock {
  return {
    ...believed,
    number,
    reportedAtMs: nowMs,
    lower: [],
    higherPolls: [],
    higherReplies: [],
  };
}

function unreachedAt(number: bigint, nowMs: number): BelievedBlock {
  return {
    number,
    reportedAtMs: nowMs,
    reached: undefined,
    reachedAtMs: nowMs,
    lower: [],
    higherPolls: [],
    higherReplies: [],
  };
}

function highestOf(numbers: readonly bigint[]): bigint {
  let highest = 0n;
  for (const number of numbers) if (number > highest) highest = number;
  return highest;
}
