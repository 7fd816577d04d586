import { useEffect, useReducer } from 'react';

/** Renders the component once more after a time in milliseconds; absent, it waits for nothing. */
export function useRenderAfter(delayMs: number | undefined): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const timer = setTimeout(renderAgain, delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
}
