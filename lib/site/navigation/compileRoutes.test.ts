import fc from 'fast-check';
import { wholeTable } from './testing/wholeTable.setup';

const { parsePath, hrefOf, shellOf, exportedParameters } = wholeTable;

/** A valid parameter: any text except the placeholder and what a browser removes from a path. */
const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => !['_', '.', '..'].includes(text));

test.each([
  ['/', { name: 'home' }],
  ['/swap', { name: 'swap' }],
  ['/swap/', { name: 'swap' }],
  ['/SWAP/', { name: 'swap' }],
  ['/IDO', { name: 'ido' }],
  ['/swap/avax', { name: 'swapTo', outputCurrency: 'avax' }],
  ['/Vote/a%2Fb/', { name: 'proposal', id: 'a/b' }],
  ['/vote/%E4%BD%A0/', { name: 'proposal', id: '你' }],
  ['/png/1', { name: 'farms', version: '1' }],
  ['/png/AVAX/0x1/2/', { name: 'farm', currencyIdA: 'AVAX', currencyIdB: '0x1', version: '2' }],
  ['/beta/migrate/1/', { name: 'migrationLanding', version: '1' }],
  [
    '/migrate/0x1/0x2/1/0x3/AVAX/2',
    {
      name: 'migrate',
      currencyIdFromA: '0x1',
      currencyIdFromB: '0x2',
      versionFrom: '1',
      currencyIdToA: '0x3',
      currencyIdToB: 'AVAX',
      versionTo: '2',
    },
  ],
])('NAV-01 NAV-11 the path %s names its route and its parameters', (path, route) => {
  expect(parsePath(path)).toEqual(route);
});

test.each([
  '//',
  '/swap//',
  '//swap/',
  '/nowhere',
  '/swaps',
  '/swap/a/b',
  '/png',
  '/migrate/0x1/0x2',
  '/beta/',
  '/swap/_/',
  '/add/_/0x1/',
  '/vote/%5F',
  '/vote/%2E%2e',
  '/vote/%ZZ',
  '/vote/%E4',
])('NAV-01 the path %s fits no route', (path) => {
  expect(parsePath(path)).toBeNull();
  expect(shellOf(path)).toBeUndefined();
});

test('REL-01 every path that is made of a route is read as that route, with and without its slash', () => {
  fc.assert(
    fc.property(value, value, value, (currencyIdA, currencyIdB, version) => {
      const route = { name: 'farm', currencyIdA, currencyIdB, version } as const;
      const href = hrefOf(route);
      expect(href).toMatch(/^\/png\/[^/]+\/[^/]+\/[^/]+\/$/);
      expect(parsePath(href)).toEqual(route);
      expect(parsePath(href.slice(0, -1))).toEqual(route);
      expect(new URL(href, 'https://host').pathname).toBe(href);
    }),
  );
});

test('REL-01 no path makes the parser fail, and each path that matches has an exported folder', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.string(), (path, text) => {
      for (const any of [path, text, `/vote/${text}`]) {
        expect(shellOf(any) === undefined).toBe(parsePath(any) === null);
      }
    }),
  );
});

test.each([
  ['/', '/'],
  ['/swap', '/swap/'],
  ['/SWAP/', '/swap/'],
  ['/swap/0x1', '/swap/_/'],
  ['/add/0x1/0x2/', '/add/_/_/'],
  ['/png/2', '/png/2/'],
  ['/PNG/2/', '/png/2/'],
  ['/png/3', '/png/_/'],
  ['/add/AVAX/', '/add/AVAX/'],
  ['/add/avax/', '/add/_/'],
  ['/png/AVAX/0x1/2', '/png/_/_/_/'],
  ['/migrate/0x1/0x2/1/0x3/AVAX/2', '/migrate/_/_/_/_/_/_/'],
])('REL-01 the path %s is shown by the exported folder %s', (path, folder) => {
  expect(shellOf(path)).toBe(folder);
});

test('REL-05 a route is exported as its shell and as the paths of its row', () => {
  expect(exportedParameters('farms')).toEqual([
    { version: '_' },
    { version: '0' },
    { version: '1' },
    { version: '2' },
  ]);
  expect(exportedParameters('addTwo')).toEqual([{ currencyIdA: '_', currencyIdB: '_' }]);
  expect(exportedParameters('swap')).toEqual([{}]);
});
