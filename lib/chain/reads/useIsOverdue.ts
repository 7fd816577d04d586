import { useState } from 'react';
import { elapsedMs } from '@/lib/chain/rpc/elapsedMs';
import { useEachSecond } from './useEachSecond';

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
