import { useEffect, useEffectEvent, useRef } from 'react';

type Request = {
  readonly isBeforeRequest: boolean;
  readonly isError: boolean;
  readonly reset: () => void;
};

/**
 * Ends a wallet request whenever what a user agreed to changes, unless the wallet has already
 * been asked. It also clears a failure, which was about what the user agreed to before.
 *
 * @param agreed - From `stableKey`.
 */
export function useEndOnChange(agreed: string, { isBeforeRequest, isError, reset }: Request): void {
  const latest = useRef(agreed);
  const end = useEffectEvent(() => {
    if (isBeforeRequest || isError) reset();
  });
  useEffect(() => {
    if (latest.current === agreed) return;
    latest.current = agreed;
    end();
  }, [agreed]);
}
