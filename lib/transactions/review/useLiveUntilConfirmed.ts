import { useState } from 'react';

/**
 * What a review shows of the market, or of the chain, until it is confirmed: what is shown, and
 * what shows something else. Call that while rendering, with the same value if nothing has changed.
 *
 * @param agreed - What the user agreed to. With another one, `first` is shown again.
 * @param isUnconfirmed - Whether nothing is confirmed yet. After that nothing changes.
 * @param first - What is shown first.
 */
export function useLiveUntilConfirmed<Shown>(
  agreed: unknown,
  isUnconfirmed: boolean,
  first: Shown,
) {
  const [last, setLast] = useState({ agreed, shown: first });
  const shown = last.agreed === agreed ? last.shown : first;
  const show = (next: Shown) => {
    if (isUnconfirmed && (next !== shown || last.agreed !== agreed))
      setLast({ agreed, shown: next });
  };
  return [shown, show] as const;
}
