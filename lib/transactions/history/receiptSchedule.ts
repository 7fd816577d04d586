import type { Hash } from 'viem';
import { isPending, type TransactionRecord } from './transaction';

const MINUTE_MS = 60_000;

/** The shortest delay before a check is repeated. */
const RECHECK_MS = 3_000;

/**
 * Whether a node should be asked about a transaction now.
 *
 * A pending transaction is due when it was never checked. After that it is due at every new block
 * for 5 minutes, at every third block until it is an hour old, and then at every tenth block. It is
 * also due when the chain's block number is lower than at the last check.
 *
 * @param blockNumber - The latest block of the transaction's chain.
 */
export function isDueForCheck(
  record: TransactionRecord,
  blockNumber: bigint,
  nowMs: number,
): boolean {
  if (!isPending(record)) return false;
  if (record.lastCheckedBlockNumber === undefined) return true;
  const newBlocks = blockNumber - record.lastCheckedBlockNumber;
  return newBlocks < 0n || newBlocks >= fewestNewBlocks(record, nowMs);
}

/** After how many new blocks a pending transaction is due again: the older, the more. */
export function fewestNewBlocks({ addedTime }: TransactionRecord, nowMs: number): number {
  const ageMs = nowMs - addedTime;
  if (ageMs > 60 * MINUTE_MS) return 10;
  return ageMs > 5 * MINUTE_MS ? 3 : 1;
}

/** Whether a hidden page still asks about its own transaction: for 5 minutes after it was sent. */
export function isDueWhileHidden(record: TransactionRecord, nowMs: number): boolean {
  const ageMs = nowMs - record.addedTime;
  // The clock may have been set back meanwhile.
  return isPending(record) && ageMs >= 0 && ageMs <= 5 * MINUTE_MS;
}

type Planned = { readonly blockNumber: bigint; readonly timer: ReturnType<typeof setTimeout> };

type Check = {
  readonly hash: Hash;
  readonly blockNumber: bigint;
  /** How many times longer than 3 s to wait. */
  readonly slowness?: number;
};

type PlanRecheck = (
  check: Check,
  /** `wasPaused` says whether the recheck had to wait for the page to be seen, or to be online. */
  recheck: (wasPaused: boolean) => void,
  wasPaused?: boolean,
) => void;

/**
 * Schedules repeats of checks: at most one per transaction at a time.
 *
 * @param isPaused - Whether the page is hidden or the device offline. Rechecks wait until it is
 * neither.
 */
export function createRechecks(isPaused: () => boolean) {
  const planned = new Map<Hash, Planned>();
  let isStopped = false;
  const cancel = (hash: Hash) => {
    clearTimeout(planned.get(hash)?.timer);
    planned.delete(hash);
  };
  const plan: PlanRecheck = (check, recheck, wasPaused = false) => {
    const { hash, blockNumber, slowness = 1 } = check;
    cancel(hash);
    if (isStopped) return;
    const timer = setTimeout(() => {
      if (isPaused()) return plan(check, recheck, true);
      planned.delete(hash);
      recheck(wasPaused);
    }, RECHECK_MS * slowness);
    planned.set(hash, { blockNumber, timer });
  };
  return {
    /** Starts rechecks; returns a function that cancels them and prevents new ones. */
    start: () => {
      isStopped = false;
      return () => {
        isStopped = true;
        for (const hash of planned.keys()) cancel(hash);
      };
    },
    /** Calls `recheck` after about 3 s or a multiple of that, and later while paused. */
    plan,
    cancel,
    /** Whether a check at this block already has a scheduled recheck. */
    isPlanned: (hash: Hash, blockNumber: bigint) => planned.get(hash)?.blockNumber === blockNumber,
  };
}
