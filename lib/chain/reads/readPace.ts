import { maxBigint, minBigint } from '@/lib/base/amounts/minMax';
import { isExcessive, type ReadAnswer } from './readAnswer';
import type { ReadRequirement, TrackedRead } from './trackedRead';

/** Without new blocks, figures are read again after this time, so that they stay fresh. */
const REREAD_AFTER_MS = 15_000;

const UNANSWERED_EVERY_BLOCKS = 30;

/** The oldest block whose answer is accepted. An older answer never replaces a newer one. */
export function neededBlock({ requirement, answer }: TrackedRead, snapshotBlock: bigint): bigint {
  if (requirement === undefined) return 0n;
  const { sinceBlock } = requirement;
  // A block that the chain has not reached cannot be read yet.
  const since = sinceBlock > snapshotBlock ? 0n : sinceBlock;
  const least = maxBigint(everyNth(paceOf(requirement, answer), snapshotBlock), since);
  return maxBigint(least, answer?.readBlock ?? 0n);
}

/** The latest block at which a read of every nth block is due; 0 for a one-time read. */
function everyNth(everyBlocks: number, snapshotBlock: bigint): bigint {
  if (everyBlocks === 1) return snapshotBlock;
  if (everyBlocks === Number.POSITIVE_INFINITY) return 0n;
  return snapshotBlock - (snapshotBlock % BigInt(everyBlocks));
}

/** The first block at which an answered read is due again; undefined if it never is. */
export function restsUntilBlock({ requirement, answer }: TrackedRead): bigint | undefined {
  if (requirement === undefined || answer === undefined) return undefined;
  const { readBlock } = answer;
  const pace = paceOf(requirement, answer);
  const next =
    pace === Number.POSITIVE_INFINITY ? undefined : everyNth(pace, readBlock) + BigInt(pace);
  if (requirement.sinceBlock <= readBlock) return next;
  return next === undefined ? requirement.sinceBlock : minBigint(requirement.sinceBlock, next);
}

/**
 * How often a read is sent: a one-time read every 30th block while its contract does not answer,
 * and any read whose contract takes all gas or returns too much at most that often.
 */
function paceOf({ everyBlocks }: ReadRequirement, answer: ReadAnswer | undefined): number {
  const isOneTime = everyBlocks === Number.POSITIVE_INFINITY;
  const isMissing = answer !== undefined && answer.state.status !== 'success';
  if (isOneTime && isMissing) return UNANSWERED_EVERY_BLOCKS;
  return isExcessive(answer) ? Math.max(UNANSWERED_EVERY_BLOCKS, everyBlocks) : everyBlocks;
}

/** When a read is due, in milliseconds: 0 for now, Infinity if only a new block makes it due. */
export function dueAtMs(tracked: TrackedRead, snapshotBlock: bigint): number {
  const { requirement, answer, failure, isInFlight, isDueNow } = tracked;
  if (isInFlight || requirement === undefined) return Number.POSITIVE_INFINITY;
  if (failure !== undefined) return failure.retryAtMs;
  if (isDueNow) return 0;
  if (answer === undefined || answer.readBlock < neededBlock(tracked, snapshotBlock)) return 0;
  return paceOf(requirement, answer) === 1
    ? answer.readAtMs + REREAD_AFTER_MS
    : Number.POSITIVE_INFINITY;
}
