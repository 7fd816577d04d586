import { useEffect, useState } from 'react';
import { savesData } from './savesData';

/** By then a first load is usable on most devices. */
const SETTLED_MS = 2_000;

/**
 * Whether the page has been open for a while and has nothing to do: the time to load code that is
 * likely to be needed. Not while the device is offline, and never when the user saves data.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const unmounted = new AbortController();
    const settled = () => {
      if (navigator.onLine) whenIdle(() => setIdle(true));
      else window.addEventListener('online', settled, { once: true, signal: unmounted.signal });
    };
    const timer = setTimeout(settled, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, []);
  return isIdle;
}

/** Not every browser reports when it is idle. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else callback();
}
