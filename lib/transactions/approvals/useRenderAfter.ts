import { useEffect, useReducer } from 'react';

/**
 * Renders the component again `delayMs` milliseconds after `since` has changed; never without
 * `since`.
 */
export function useRenderAfter(since: unknown, delayMs: number): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const timer = setTimeout(renderAgain, delayMs);
    return () => clearTimeout(timer);
  }, [since, delayMs]);
}
