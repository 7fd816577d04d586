import {
  ArrowLeftRight,
  CreditCard,
  Droplets,
  Layers,
  type LucideIcon,
  MoveUpRight,
  Sprout,
  Vote,
} from 'lucide-react';
import type { NavItemName } from '@/lib/site/navigation/navItems';

/** The icon of each screen. */
export const NAV_ICONS: Readonly<Record<NavItemName, LucideIcon>> = {
  swap: ArrowLeftRight,
  buy: CreditCard,
  pool: Droplets,
  farm: Sprout,
  stake: Layers,
  vote: Vote,
  migrate: MoveUpRight,
};
