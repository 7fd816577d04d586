import { NAV_ITEMS, type NavItem, navItemAt } from './navItems';

/** The table with every screen that will exist. */
const ALL_ITEMS: readonly NavItem[] = [
  { name: 'swap', path: '/swap/', activeUnder: ['/swap'] },
  { name: 'buy', path: '/buy/', activeUnder: ['/buy'] },
  {
    name: 'pool',
    path: '/pool/',
    activeUnder: ['/pool', '/add', '/remove', '/create', '/find'],
  },
  {
    name: 'farm',
    path: '/png/2/',
    activeUnder: ['/png'],
  },
  { name: 'stake', path: '/stake/0/', activeUnder: ['/stake'] },
  { name: 'vote', path: '/vote/', activeUnder: ['/vote'] },
  { name: 'migrate', path: '/beta/migrate/1/', activeUnder: ['/beta/migrate'] },
];

test.each([
  ['/swap/', 'swap'],
  ['/swap', 'swap'],
  ['/Swap/0xabc', 'swap'],
  ['/pool/', 'pool'],
  ['/add/AVAX/0xabc/', 'pool'],
  ['/remove/0xabc-0xdef', 'pool'],
  ['/create/', 'pool'],
  ['/find', 'pool'],
  ['/png/1/', 'farm'],
  ['/png/0xabc/0xdef/2', 'farm'],
  ['/stake/0/0xabc/', 'stake'],
  ['/vote/7/', 'vote'],
  ['/beta/migrate/1', 'migrate'],
  ['/swapping/', undefined],
  ['/address', undefined],
  ['/', undefined],
])('NAV-21 NAV-22 at %s the nav item %s is open', (path, name) => {
  expect(navItemAt(ALL_ITEMS, path)?.name).toBe(name);
});

test('NAV-21 every nav item is marked while it is open itself', () => {
  for (const item of [...NAV_ITEMS, ...ALL_ITEMS]) {
    expect(navItemAt([item], item.path)).toBe(item);
  }
});
