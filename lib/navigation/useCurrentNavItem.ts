import { type NavItem, type NavItemName, navItemAt, SIDE_ITEMS } from './navItems';
import { useIsHydrated } from './useIsHydrated';
import { usePath } from './usePath';

/**
 * The nav item of the current screen. Undefined for any other screen, and until the page has
 * hydrated, because one exported document serves many addresses.
 */
export function useCurrentNavItem(): NavItem<NavItemName> | undefined {
  const path = usePath();
  return useIsHydrated() ? navItemAt(SIDE_ITEMS, path) : undefined;
}
