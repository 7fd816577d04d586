import { useEffect, useEffectEvent } from 'react';

/** The time between two checks, in milliseconds. */
const CHECK_MS = 6_000;

/** Calls `check` every 6 s while the page is hidden. */
export function useHiddenChecks(check: () => void): void {
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = () => {
      clearInterval(timer);
      if (document.hidden) timer = setInterval(() => checkNow(), CHECK_MS);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);
}
