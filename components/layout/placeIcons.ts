import { ArrowLeftRight, Droplets, type LucideIcon } from 'lucide-react';
import type { PlaceName } from '@/lib/navigation/links';

/** The picture of each screen, where a navigation has little room for words. */
export const PLACE_ICONS: Readonly<Record<PlaceName, LucideIcon>> = {
  swap: ArrowLeftRight,
  pool: Droplets,
};
