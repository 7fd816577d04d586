/** A screen in the navigation. */
export type NavItem<Name extends string = string> = {
  readonly name: Name;
  readonly path: string;
  /** The paths where the nav item is marked as the current one. */
  readonly activeUnder: readonly string[];
};

const ROWS = [
  { name: 'swap', path: '/swap/', activeUnder: ['/swap', '/send'] },
  {
    name: 'pool',
    path: '/pool/',
    activeUnder: ['/pool', '/add', '/remove', '/create', '/find'],
  },
  { name: 'farm', path: '/png/2/', activeUnder: ['/png'] },
  { name: 'stake', path: '/stake/0/', activeUnder: ['/stake'] },
  { name: 'vote', path: '/vote/', activeUnder: ['/vote'] },
] as const satisfies readonly NavItem[];

/** Screens that the side navigation and a phone's sheet have alone. */
const FURTHER_ROWS = [
  { name: 'migrate', path: '/beta/migrate/1/', activeUnder: ['/beta/migrate', '/migrate'] },
] as const satisfies readonly NavItem[];

export type NavItemName = (typeof ROWS | typeof FURTHER_ROWS)[number]['name'];

/**
 * The screens in the order of every navigation. A new screen is one more row. The bar of a phone
 * has room for five.
 */
export const NAV_ITEMS: readonly NavItem<NavItemName>[] = ROWS;

/** The screens that have no room in the header and in the bar of a phone. */
export const FURTHER_NAV_ITEMS: readonly NavItem<NavItemName>[] = FURTHER_ROWS;

/** The screens of the side navigation. */
export const SIDE_ITEMS: readonly NavItem<NavItemName>[] = [...NAV_ITEMS, ...FURTHER_NAV_ITEMS];

/** The nav item for the screen at `path`; undefined for a screen without one. */
export function navItemAt<Row extends NavItem>(
  items: readonly Row[],
  path: string,
): Row | undefined {
  return items.find(({ activeUnder }) => activeUnder.some((top) => isUnder(path, top)));
}

function isUnder(path: string, top: string): boolean {
  return `${path.toLowerCase()}/`.startsWith(`${top}/`);
}
