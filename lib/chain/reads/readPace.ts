import { maxBigint, minBigint } from '@/lib/base/amounts/minMax';
import type { EncodedRead } from './encodedRead';
import { isExcessive, type ReadAnswer } from './readAnswer';

/** How fresh a component needs a read to be. */
export type ReadDemand = {
  /** 1 for every block, n for every nth, Infinity for once: a value that never changes. */
  readonly everyBlocks: number;
  /** An answer from an earlier block than this is not accepted, whatever `everyBlocks` is. */
  readonly sinceBlock: bigint;
  /** Whether it must be in one multicall with all other such reads of its list. */
  readonly needsSameBlock: boolean;
};

/** Why the latest attempt failed. */
type ReadFailure = {
  readonly error: unknown;
  /** When the first attempt since the last answer failed, in milliseconds. */
  readonly sinceMs: number;
  /** When the read is retried. */
  readonly retryAtMs: number;
};

/** One read that components need. */
export type TrackedRead = {
  readonly read: EncodedRead;
  /** The strictest of its demands; undefined when no component needs it. */
  readonly demand: ReadDemand | undefined;
  readonly answer: ReadAnswer | undefined;
  readonly failure: ReadFailure | undefined;
  /** Whether a request for it is in progress. */
  readonly isInFlight: boolean;
  /** Whether it is sent in the next round, however fresh its answer is. */
  readonly isDueNow: boolean;
};

/**
 * A figure that was last read longer ago than this is stale. Nothing that depends on it can be
 * signed.
 */
export const STALE_AFTER_MS = 30_000;

/** Without new blocks, figures are read again after this time, so that they stay fresh. */
const REREAD_AFTER_MS = 15_000;

const UNANSWERED_EVERY_BLOCKS = 30;

const SHORTEST_RETRY_MS = 2_500;
const LONGEST_RETRY_MS = 3_500;

/** The strictest of some demands; undefined when there are none. */
export function strictestOf(demands: Iterable<ReadDemand>): ReadDemand | undefined {
  let strictest: ReadDemand | undefined;
  for (const { everyBlocks, sinceBlock, needsSameBlock } of demands) {
    strictest = {
      everyBlocks: Math.min(everyBlocks, strictest?.everyBlocks ?? everyBlocks),
      sinceBlock: maxBigint(sinceBlock, strictest?.sinceBlock ?? 0n),
      needsSameBlock: needsSameBlock || strictest?.needsSameBlock === true,
    };
  }
  return strictest;
}

/** The oldest block whose answer is accepted. An older answer never replaces a newer one. */
export function neededBlock({ demand, answer }: TrackedRead, snapshotBlock: bigint): bigint {
  if (demand === undefined) return 0n;
  const { sinceBlock } = demand;
  // A block that the chain has not reached cannot be read yet.
  const since = sinceBlock > snapshotBlock ? 0n : sinceBlock;
  const least = maxBigint(everyNth(paceOf(demand, answer), snapshotBlock), since);
  return maxBigint(least, answer?.readBlock ?? 0n);
}

/** The latest block at which a read of every nth block is due; 0 for a one-time read. */
function everyNth(everyBlocks: number, snapshotBlock: bigint): bigint {
  if (everyBlocks === 1) return snapshotBlock;
  if (everyBlocks === Number.POSITIVE_INFINITY) return 0n;
  return snapshotBlock - (snapshotBlock % BigInt(everyBlocks));
}

/** The first block at which an answered read is due again; undefined if it never is. */
export function restsUntilBlock({ demand, answer }: TrackedRead): bigint | undefined {
  if (demand === undefined || answer === undefined) return undefined;
  const { readBlock } = answer;
  const pace = paceOf(demand, answer);
  const next =
    pace === Number.POSITIVE_INFINITY ? undefined : everyNth(pace, readBlock) + BigInt(pace);
  if (demand.sinceBlock <= readBlock) return next;
  return next === undefined ? demand.sinceBlock : minBigint(demand.sinceBlock, next);
}

/**
 * How often a read is sent: a one-time read every 30th block while its contract does not answer,
 * and any read whose contract takes all gas or returns too much at most that often.
 */
function paceOf({ everyBlocks }: ReadDemand, answer: ReadAnswer | undefined): number {
  const isOneTime = everyBlocks === Number.POSITIVE_INFINITY;
  const isMissing = answer !== undefined && answer.outcome.status !== 'success';
  if (isOneTime && isMissing) return UNANSWERED_EVERY_BLOCKS;
  return isExcessive(answer) ? Math.max(UNANSWERED_EVERY_BLOCKS, everyBlocks) : everyBlocks;
}

/** When a read is due, in milliseconds: 0 for now, Infinity if only a new block makes it due. */
export function dueAtMs(tracked: TrackedRead, snapshotBlock: bigint): number {
  const { demand, answer, failure, isInFlight, isDueNow } = tracked;
  if (isInFlight || demand === undefined) return Number.POSITIVE_INFINITY;
  if (failure !== undefined) return failure.retryAtMs;
  if (isDueNow) return 0;
  if (answer === undefined || answer.readBlock < neededBlock(tracked, snapshotBlock)) return 0;
  return paceOf(demand, answer) === 1
    ? answer.readAtMs + REREAD_AFTER_MS
    : Number.POSITIVE_INFINITY;
}

/**
 * The delay before a failed read is retried: a random 2.5 to 3.5 s, without a limit on attempts.
 * Reads have no other retry.
 */
export function retryPauseMs(): number {
  return SHORTEST_RETRY_MS + Math.random() * (LONGEST_RETRY_MS - SHORTEST_RETRY_MS);
}
