/** The block number that is believed for a chain. */
export type BelievedBlock = {
  readonly number: bigint;
  /** When it was last named, in milliseconds. */
  readonly namedAtMs: number;
  /** The highest block in which a read was answered; undefined while there is none. */
  readonly reached: bigint | undefined;
  /** When a read was last answered in that block, in milliseconds. */
  readonly reachedAtMs: number;
  /** The lower numbers that polls have named in a row since then. */
  readonly lower: readonly bigint[];
  /** The numbers far above it that polls, and replies to reads, have named in a row since then. */
  readonly higherPolls: readonly bigint[];
  readonly higherReplies: readonly bigint[];
};

/** A number this far above the believed one is disputed. The limit rises: blocks come once a second. */
const LEAD_BLOCKS = 600n;
const LEAD_BLOCKS_PER_SECOND = 10;

/** How many numbers far above, in a row and close to each other, make them believed. */
const BELIEVE_HIGHER = 3;
/** How many lower numbers in a row refute a number that no read has reached: 6 s of polls. */
const REFUTE_UNREACHED = 3;
/** The same for a number that reads have reached: 30 s of polls, when every figure is old. */
const REFUTE_REACHED = 15;

/**
 * The believed block after a poll has named a number.
 *
 * It does not go down while reads can follow it, because some nodes behind one address lag. One number
 * far above is ignored. Several in a row that agree are believed; if reads cannot follow them, the
 * figures grow old. When enough polls in a row contradict the number, the highest of theirs replaces it,
 * as on a chain that starts again.
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
  // A number that no read has reached is not confirmed by its own repetition.
  if (polled === number)
    return isReached ? { ...undisputed, namedAtMs: nowMs, lower: [] } : undisputed;
  const lower = [...believed.lower, polled];
  if (lower.length < (isReached ? REFUTE_REACHED : REFUTE_UNREACHED))
    return { ...undisputed, lower };
  return unreachedAt(highestOf(lower), nowMs);
}

/**
 * The believed block after a read was answered in a block, even if that answer is not used. Reads never
 * lower the number: the node that answers them may lag.
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

/** Whether a block is so far above the believed one that a reply of it is not used. */
export function isFarAbove(
  { number, namedAtMs }: BelievedBlock,
  block: bigint,
  nowMs: number,
): boolean {
  return block > number + leadAfter(nowMs - namedAtMs);
}

/**
 * Whether a polled number is doubtful: it is far above the believed one, or far above every block that
 * reads have reached.
 */
export function isDoubtful(believed: BelievedBlock, polled: bigint, nowMs: number): boolean {
  const { reached, reachedAtMs } = believed;
  if (isFarAbove(believed, polled, nowMs)) return true;
  return reached !== undefined && polled > reached + leadAfter(nowMs - reachedAtMs);
}

/** How far above an earlier number a number is credible, after some milliseconds. */
function leadAfter(ms: number): bigint {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return LEAD_BLOCKS + BigInt(LEAD_BLOCKS_PER_SECOND * seconds);
}

/** The numbers and one more, or only that one if it does not agree with the last. */
function inAgreement(numbers: readonly bigint[], next: bigint): readonly bigint[] {
  const last = numbers.at(-1);
  const isClose = last !== undefined && next <= last + LEAD_BLOCKS && last <= next + LEAD_BLOCKS;
  return isClose ? [...numbers, next] : [next];
}

function raisedTo(number: bigint, believed: BelievedBlock, nowMs: number): BelievedBlock {
  return {
    ...believed,
    number,
    namedAtMs: nowMs,
    lower: [],
    higherPolls: [],
    higherReplies: [],
  };
}

function unreachedAt(number: bigint, nowMs: number): BelievedBlock {
  return {
    number,
    namedAtMs: nowMs,
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
