import type { Hash } from 'viem';

/** The delay before a check is repeated. */
const REPEAT_MS = 3_000;

type Planned = { readonly blockNumber: bigint; readonly timer: ReturnType<typeof setTimeout> };

/**
 * Schedules repeats of checks: at most one per transaction at a time.
 *
 * @param isPaused - Whether the page is hidden or the device offline. Repeats wait until neither
 * is.
 */
export function createRepeats(isPaused: () => boolean) {
  const planned = new Map<Hash, Planned>();
  let isStopped = false;
  const cancel = (hash: Hash) => {
    clearTimeout(planned.get(hash)?.timer);
    planned.delete(hash);
  };
  const plan = (hash: Hash, blockNumber: bigint, repeat: () => void) => {
    cancel(hash);
    if (isStopped) return;
    const timer = setTimeout(() => {
      if (isPaused()) return plan(hash, blockNumber, repeat);
      planned.delete(hash);
      repeat();
    }, REPEAT_MS);
    planned.set(hash, { blockNumber, timer });
  };
  return {
    /** Starts repeats; returns a function that cancels them and prevents new ones. */
    start: () => {
      isStopped = false;
      return () => {
        isStopped = true;
        for (const hash of planned.keys()) cancel(hash);
      };
    },
    /** Calls `repeat` after about 3 s. */
    plan,
    cancel,
    /** Whether a check at this block already has a scheduled repeat. */
    isPlanned: (hash: Hash, blockNumber: bigint) => planned.get(hash)?.blockNumber === blockNumber,
  };
}
