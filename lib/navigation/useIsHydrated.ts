import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this page's code has taken over from the exported document; before that, nothing on screen
 * answers and the document knows neither its own URL nor what the device has stored.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
