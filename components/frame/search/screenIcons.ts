import { CirclePlus, Gift, type LucideIcon, Plus, Rocket, Search, Send } from 'lucide-react';
import { NAV_ICONS } from '@/components/frame/layout/navIcons';
import type { ScreenName } from '@/lib/features/search/screens';

/** The icon of each screen that the search finds. */
export const SCREEN_ICONS: Readonly<Record<ScreenName, LucideIcon>> = {
  swap: NAV_ICONS.swap,
  send: Send,
  buy: NAV_ICONS.buy,
  pool: NAV_ICONS.pool,
  add: Plus,
  create: CirclePlus,
  find: Search,
  farms: NAV_ICONS.farm,
  earlierFarms: NAV_ICONS.farm,
  stakes: NAV_ICONS.stake,
  vote: NAV_ICONS.vote,
  airdrop: Gift,
  migrate: NAV_ICONS.migrate,
  idos: Rocket,
};
