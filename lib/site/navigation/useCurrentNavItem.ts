import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { NAV_ITEMS, type NavItem, type NavItemName, navItemAt } from './navItems';
import { usePath } from './usePath';

/**
 * The nav item of the current screen. Undefined for any other screen, and until the page has
 * hydrated, because one exported document serves many addresses.
 */
export function useCurrentNavItem(): NavItem<NavItemName> | undefined {
  const path = usePath();
  return useIsHydrated() ? navItemAt(NAV_ITEMS, path) : undefined;
}
