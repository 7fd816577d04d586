import { useEffect, useEffectEvent } from 'react';
import { stableKey } from '@/lib/base/json/stableKey';

type Watched = {
  /** The current form, as plain data. */
  readonly form: unknown;
  /** The form at the click that began the review. Its dialog may have been loaded since. */
  readonly formAtClick: unknown;
  readonly isWatched: boolean;
};

/**
 * Calls `onChange` once a form is no longer the one that was agreed to; returns whether it is not.
 */
export function useFormChange(
  { form, formAtClick, isWatched }: Watched,
  onChange: () => void,
): boolean {
  const hasChanged = isWatched && stableKey(form) !== stableKey(formAtClick);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (hasChanged) change();
  }, [hasChanged]);
  return hasChanged;
}
