import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToProblems } from '@/lib/rpc/endpointHealth';
import type { ChainReader } from './chainReader';

const SECOND_MS = 1_000;

/**
 * A value that changes with time. It is computed each second, and when the page becomes visible.
 */
export function useEachSecond<T>(reader: ChainReader | undefined, value: () => T): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, SECOND_MS);
      const stops = [subscribeToProblems(onChange), reader?.subscribe(onChange)];
      document.addEventListener('visibilitychange', onChange);
      return () => {
        clearInterval(timer);
        for (const stop of stops) stop?.();
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [reader],
  );
  return useSyncExternalStore<T | undefined>(subscribe, value, () => undefined);
}
