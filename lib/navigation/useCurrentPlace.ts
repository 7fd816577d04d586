import { PLACES, type Place, type PlaceName, placeAt } from './links';
import { useIsHydrated } from './useIsHydrated';
import { usePath } from './usePath';

/**
 * The place whose screen is open; undefined for any other screen, and until the page has hydrated,
 * since one exported document stands for many addresses.
 */
export function useCurrentPlace(): Place<PlaceName> | undefined {
  const path = usePath();
  return useIsHydrated() ? placeAt(PLACES, path) : undefined;
}
