import type { Hash } from 'viem';

/** How long after a check the next one comes. */
const RECHECK_MS = 3_000;

type Planned = { readonly blockNumber: bigint; readonly timer: ReturnType<typeof setTimeout> };

type PlanRecheck = (
  hash: Hash,
  blockNumber: bigint,
  /** `wasPaused` says whether the recheck had to wait for the page to be seen, or to be online. */
  recheck: (wasPaused: boolean) => void,
  wasPaused?: boolean,
) => void;

/**
 * Plans to check transactions again: at most one recheck of each is planned at a time.
 *
 * @param isPaused - Whether nobody sees the page, or the device is offline: rechecks wait until then.
 */
export function createRechecks(isPaused: () => boolean) {
  const planned = new Map<Hash, Planned>();
  let isStopped = false;
  const cancel = (hash: Hash) => {
    clearTimeout(planned.get(hash)?.timer);
    planned.delete(hash);
  };
  const plan: PlanRecheck = (hash, blockNumber, recheck, wasPaused = false) => {
    cancel(hash);
    if (isStopped) return;
    const timer = setTimeout(() => {
      if (isPaused()) return plan(hash, blockNumber, recheck, true);
      planned.delete(hash);
      recheck(wasPaused);
    }, RECHECK_MS);
    planned.set(hash, { blockNumber, timer });
  };
  return {
    /** Allows rechecks; returns a function that cancels them all and plans no more. */
    start: () => {
      isStopped = false;
      return () => {
        isStopped = true;
        for (const hash of planned.keys()) cancel(hash);
      };
    },
    /** Calls `recheck` in about 3 s, and later while paused. */
    plan,
    cancel,
    /** Whether a check that was made at this block waits for its recheck. */
    isPlanned: (hash: Hash, blockNumber: bigint) => planned.get(hash)?.blockNumber === blockNumber,
  };
}
