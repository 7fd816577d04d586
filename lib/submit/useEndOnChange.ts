import { useEffect, useEffectEvent, useRef } from 'react';

type Request = { readonly isBeforeRequest: boolean; readonly reset: () => void };

/**
 * Ends a request to the wallet each time when what a person agreed to has changed, unless the wallet
 * has been asked by then.
 *
 * @param agreed - As `agreementKey` gives it.
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
