import { PLACES, type Place, placeAt } from './links';

/** The table as it is once every screen exists. */
const ALL_PLACES: readonly Place[] = [
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
    versions: [
      { version: 1, path: '/png/1/' },
      { version: 2, path: '/png/2/' },
    ],
  },
  { name: 'stake', path: '/stake/0/', activeUnder: ['/stake'] },
  { name: 'vote', path: '/vote/', activeUnder: ['/vote'] },
  { name: 'migrate', path: '/beta/migrate/1/', activeUnder: ['/beta/migrate'], isSideOnly: true },
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
])('at %s the place %s is open (NAV-21, NAV-22)', (path, name) => {
  expect(placeAt(ALL_PLACES, path)?.name).toBe(name);
});

test('every place is marked while it is open itself (NAV-21)', () => {
  for (const place of [...PLACES, ...ALL_PLACES]) {
    expect(placeAt([place], place.path)).toBe(place);
  }
});
