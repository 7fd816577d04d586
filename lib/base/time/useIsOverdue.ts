import { useState } from 'react';
import { monotonicMs } from './monotonicMs';
import { useEachSecond } from './useEachSecond';

/**
 * Whether `afterMs` milliseconds have passed since the component appeared, or since `subject` last
 * became another one.
 */
export function useIsOverdue(afterMs: number, subject?: unknown): boolean {
  const [known, setKnown] = useState(() => begun(subject));
  const { sinceMs } = known.subject === subject ? known : begun(subject);
  if (known.subject !== subject) setKnown({ subject, sinceMs });
  return useEachSecond(() => monotonicMs() - sinceMs >= afterMs) ?? false;
}

function begun(subject: unknown) {
  return { subject, sinceMs: monotonicMs() };
}
