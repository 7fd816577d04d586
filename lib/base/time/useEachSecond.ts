import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

/** Calls `onChange` at each change of something else; returns how to stop it. */
type Subscribe = (onChange: () => void) => () => void;

const clocks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `onSecond` each second, at the same moment for all, so that no two figures differ. */
function subscribeToSeconds(onSecond: () => void): () => void {
  clocks.add(onSecond);
  timer ??= setInterval(() => {
    for (const each of clocks) each();
  }, SECOND_MS);
  return () => {
    clocks.delete(onSecond);
    if (clocks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * A value that changes with time. It is computed each second and when the page becomes visible.
 *
 * @param alsoOn - What else may change it. Pass the same function at each render.
 */
export function useEachSecond<T>(value: () => T, alsoOn?: Subscribe): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [subscribeToSeconds(onChange), alsoOn?.(onChange)];
      document.addEventListener('visibilitychange', onChange);
      return () => {
        for (const stop of stops) stop?.();
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [alsoOn],
  );
  return useSyncExternalStore<T | undefined>(subscribe, value, () => undefined);
}
