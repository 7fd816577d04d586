import { useEffect, useEffectEvent, useRef } from 'react';

type Request = { readonly isBeforeRequest: boolean; readonly reset: () => void };

/**
 * Ends a wallet request whenever what a person agreed to has changed, unless the wallet has already
 * been asked.
 *
 * @param agreed - From `agreedText`.
 */
export function useEndOnChange(agreed: string, { isBeforeRequest, reset }: Request): void {
  const latest = useRef(agreed);
  const end = useEffectEvent(() => {
    if (isBeforeRequest) reset();
  });
  useEffect(() => {
    if (latest.current === agreed) return;
    latest.current = agreed;
    end();
  }, [agreed]);
}
