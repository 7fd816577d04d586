/** A screen in the navigation. */
export type NavItem<Name extends string = string> = {
  readonly name: Name;
  readonly path: string;
  /** The paths where the nav item is marked as the current one. */
  readonly activeUnder: readonly string[];
};

const ROWS = [
  { name: 'swap', path: '/swap/', activeUnder: ['/swap', '/send'] },
  { name: 'buy', path: '/buy/', activeUnder: ['/buy'] },
  {
    name: 'pool',
    path: '/pool/',
    activeUnder: ['/pool', '/add', '/remove', '/create', '/find'],
  },
  { name: 'farm', path: '/png/2/', activeUnder: ['/png'] },
  { name: 'stake', path: '/stake/0/', activeUnder: ['/stake'] },
  { name: 'vote', path: '/vote/', activeUnder: ['/vote'] },
  { name: 'migrate', path: '/beta/migrate/1/', activeUnder: ['/beta/migrate', '/migrate'] },
] as const satisfies readonly NavItem[];

export type NavItemName = (typeof ROWS)[number]['name'];

/** All screens in a navigation, in the order of each: those of the side navigation. */
export const NAV_ITEMS: readonly NavItem<NavItemName>[] = ROWS;

/** The screens in the header. */
export const HEADER_ITEMS = without('migrate');

/** The screens in the bar of a phone, which has room for four and its menu. */
export const BAR_ITEMS = without('buy', 'vote', 'migrate');

/** The screens in a phone's sheet, for which the bar has no room. */
export const SHEET_ITEMS = NAV_ITEMS.filter((item) => !BAR_ITEMS.includes(item));

function without(...names: readonly NavItemName[]): readonly NavItem<NavItemName>[] {
  return NAV_ITEMS.filter(({ name }) => !names.includes(name));
}

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
