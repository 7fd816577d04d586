import { ArrowLeftRight, Droplets, type LucideIcon } from 'lucide-react';
import type { NavItemName } from '@/lib/navigation/navItems';

/** The picture of each screen, where a navigation has little room for words. */
export const NAV_ICONS: Readonly<Record<NavItemName, LucideIcon>> = {
  swap: ArrowLeftRight,
  pool: Droplets,
};
