import { useEffect, useState } from 'react';

/** After how many milliseconds a spinner is shown. */
export const SPINNER_AFTER_MS = 600;

/** Whether something has taken longer than `afterMs`. */
export function useIsSlow(isUnderWay: boolean, afterMs: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay, afterMs]);
  return isSlow && isUnderWay;
}
