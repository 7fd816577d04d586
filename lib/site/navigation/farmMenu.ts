/** The lists of farms in the header's menu, the newest version first. */
export const FARM_MENU = [
  { version: 2, path: '/png/2/' },
  { version: 1, path: '/png/1/' },
] as const;
