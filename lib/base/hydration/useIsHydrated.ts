import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page has hydrated. Before that, nothing on screen reacts, and the document knows
 * neither its URL nor the stored data.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
