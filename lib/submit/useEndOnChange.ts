import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `end` each time when what a person agreed to, as a text, has changed. */
export function useEndOnChange(agreed: string, end: () => void): void {
  const latest = useRef(agreed);
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (latest.current === agreed) return;
    latest.current = agreed;
    endNow();
  }, [agreed]);
}
