import { useCallback, useState, useSyncExternalStore } from 'react';
import { elapsedMs } from '@/lib/chain/rpc/elapsedMs';
import { subscribeToOutages } from '@/lib/chain/rpc/endpointHealth';
import type { ChainReader } from './chainReader';

const SECOND_MS = 1_000;

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
 * A value that changes with time. It is computed each second, when the page becomes visible, and
 * when the reader's block, its freshness or an outage may have changed.
 */
export function useEachSecond<T>(reader: ChainReader | undefined, value: () => T): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [
        subscribeToSeconds(onChange),
        subscribeToOutages(onChange),
        reader?.subscribe(onChange),
      ];
      document.addEventListener('visibilitychange', onChange);
      return () => {
        for (const stop of stops) stop?.();
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [reader],
  );
  return useSyncExternalStore<T | undefined>(subscribe, value, () => undefined);
}

/**
 * Whether `afterMs` milliseconds have passed since the component appeared, or since `subject` last
 * became another one.
 */
export function useIsOverdue(afterMs: number, subject?: unknown): boolean {
  const [known, setKnown] = useState(() => begun(subject));
  const { sinceMs } = known.subject === subject ? known : begun(subject);
  if (known.subject !== subject) setKnown({ subject, sinceMs });
  return useEachSecond(undefined, () => elapsedMs() - sinceMs >= afterMs) ?? false;
}

function begun(subject: unknown) {
  return { subject, sinceMs: elapsedMs() };
}
