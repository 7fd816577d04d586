/** The requests for pages that wait until the device is back online. */
let waiting = 0;
const listeners = new Set<() => void>();

/** Repeats a request that fails while the device is offline, each time that it is back online. */
export async function retryWhenOnline(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (globalThis.navigator?.onLine !== false) throw error;
      countWaiting(1);
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      countWaiting(-1);
    }
  }
}

/** Whether the user has requested a page that opens once the device is back online. */
export function isPageWaiting(): boolean {
  return waiting > 0;
}

/** Calls `listener` when `isPageWaiting` may have changed; returns how to stop it. */
export function subscribeToWaitingPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function countWaiting(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}
