import { useState } from 'react';
import { elapsedMs } from '@/lib/rpc/elapsedMs';
import { useEachSecond } from './useEachSecond';

/** Whether `afterMs` milliseconds have passed since the component appeared. */
export function useIsOverdue(afterMs: number): boolean {
  const [sinceMs] = useState(() => elapsedMs());
  return useEachSecond(undefined, () => elapsedMs() - sinceMs >= afterMs) ?? false;
}
