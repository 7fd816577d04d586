import { onlineManager } from '@tanstack/react-query';
import { isOffline } from './useIsOffline';

/**
 * Whether the page is hidden, or the device is offline: the page requests nothing then, but for the
 * end of what a hidden tab has just sent.
 */
export function isPagePaused(): boolean {
  return document.hidden || isOffline();
}

/**
 * Waits until the page is visible and online. Await it before each request of a search.
 *
 * @throws the signal's reason once it is aborted.
 */
export async function untilPageActive(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isPagePaused())
    await new Promise<void>((resolve) => {
      const stop = () => {
        document.removeEventListener('visibilitychange', stop);
        signal.removeEventListener('abort', stop);
        stopOnline();
        resolve();
      };
      document.addEventListener('visibilitychange', stop);
      signal.addEventListener('abort', stop);
      const stopOnline = onlineManager.subscribe(stop);
    });
  signal.throwIfAborted();
}
