/** The block number of a chain, as far as it is believed. */
export type BelievedBlock = {
  readonly number: bigint;
  /** Whether reads have followed to this block. */
  readonly isReached: boolean;
  /** The lower numbers that polls have named since, without a break. */
  readonly lower: readonly bigint[];
};

/** How many lower numbers in a row refute a number that no read has reached: 6 seconds' worth. */
const REFUTE_UNREACHED = 3;
/** The same for a number that reads have reached: 30 seconds' worth, when every figure is old. */
const REFUTE_REACHED = 15;

/**
 * The believed block after a poll has named a number.
 *
 * It never goes down while reads can follow it: behind one address, some nodes lag. A number that
 * they cannot follow, and that enough polls in a row contradict, is given up for the highest of
 * theirs. So one absurd answer does not stop the page, nor does a chain that starts again.
 */
export function afterPoll(believed: BelievedBlock | undefined, polled: bigint): BelievedBlock {
  if (believed === undefined || polled > believed.number)
    return { number: polled, isReached: false, lower: [] };
  if (polled === believed.number) return { ...believed, lower: [] };
  const lower = [...believed.lower, polled];
  if (lower.length < (believed.isReached ? REFUTE_REACHED : REFUTE_UNREACHED))
    return { ...believed, lower };
  return { number: highestOf(lower), isReached: false, lower: [] };
}

/** The believed block after a read was answered in a block. */
export function afterRead(believed: BelievedBlock, readBlock: bigint): BelievedBlock {
  if (readBlock < believed.number) return believed;
  return { ...believed, isReached: true, lower: [] };
}

function highestOf(numbers: readonly bigint[]): bigint {
  let highest = 0n;
  for (const number of numbers) if (number > highest) highest = number;
  return highest;
}
