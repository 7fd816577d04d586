import {
  ChartNoAxesColumn,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  Waypoints,
} from 'lucide-react';
import type { USEFUL_LINKS } from '@/lib/site/navigation/aboutLinks';
import type { PRODUCT_LINKS } from '@/lib/site/navigation/productLinks';

type LinkName = (typeof PRODUCT_LINKS | typeof USEFUL_LINKS)[number]['name'];

/** The icons of the side navigation's external links. */
export const LINK_ICONS: Readonly<Record<LinkName, LucideIcon>> = {
  charts: ChartNoAxesColumn,
  forum: MessagesSquare,
  bridge: Waypoints,
  partners: Handshake,
};
