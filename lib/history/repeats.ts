import type { Hash } from 'viem';

/** How long after a check its repeat comes. */
const REPEAT_MS = 3_000;

type Planned = { readonly blockNumber: bigint; readonly timer: ReturnType<typeof setTimeout> };

type PlanRepeat = (
  hash: Hash,
  blockNumber: bigint,
  /** `wasPaused` says whether the repeat had to wait for the page to be seen, or to be online. */
  repeat: (wasPaused: boolean) => void,
  wasPaused?: boolean,
) => void;

/**
 * Plans to repeat checks of transactions: at most one repeat of each is planned at a time.
 *
 * @param isPaused - Whether nobody sees the page, or the device is offline: repeats wait until then.
 */
export function createRepeats(isPaused: () => boolean) {
  const planned = new Map<Hash, Planned>();
  let isStopped = false;
  const cancel = (hash: Hash) => {
    clearTimeout(planned.get(hash)?.timer);
    planned.delete(hash);
  };
  const plan: PlanRepeat = (hash, blockNumber, repeat, wasPaused = false) => {
    cancel(hash);
    if (isStopped) return;
    const timer = setTimeout(() => {
      if (isPaused()) return plan(hash, blockNumber, repeat, true);
      planned.delete(hash);
      repeat(wasPaused);
    }, REPEAT_MS);
    planned.set(hash, { blockNumber, timer });
  };
  return {
    /** Allows repeats; returns a function that cancels them all and plans no more. */
    start: () => {
      isStopped = false;
      return () => {
        isStopped = true;
        for (const hash of planned.keys()) cancel(hash);
      };
    },
    /** Calls `repeat` in about 3 s, and later while paused. */
    plan,
    cancel,
    /** Whether a check that was made at this block waits for its repeat. */
    isPlanned: (hash: Hash, blockNumber: bigint) => planned.get(hash)?.blockNumber === blockNumber,
  };
}
