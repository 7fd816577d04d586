import fc from 'fast-check';
import { redirectOf, unknownPathOf } from './redirects';
import { parsePath } from './routes';

const HOST = 'https://host';
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const USDC = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';

function redirect(address: string): string | undefined {
  return redirectOf(new URL(address, HOST));
}

test.each(['/swap', '/swap/', '/SWAP/?use=v2#beta', '/swap/?outputCurrency=AVAX'])(
  'NAV-01 the address %s has a screen',
  (address) => {
    expect(redirect(address)).toBeUndefined();
  },
);

test.each([
  ['/', '/swap/'],
  ['/?use=v2&x=%20y', '/swap/?use=v2&x=%20y'],
  ['/#beta', '/swap/#beta'],
  ['/nowhere', '/swap/'],
  ['/nowhere/else/?x=1#beta', '/swap/?x=1#beta'],
  ['/swap/_/', '/swap/'],
  ['/swap/%ZZ', '/swap/'],
  ['/swap/a/b?x=1', '/swap/?x=1'],
  ['/remove/?x=1', '/swap/?x=1'],
  ['//evil.example/swap', '/swap/'],
])('NAV-01 the address %s leads to %s', (address, target) => {
  expect(redirectOf(new URL(HOST + address))).toBe(target);
});

test.each([
  [`/swap/${PNG}`, `/swap/?outputCurrency=${PNG}`],
  ['/swap/avax/?theme=dark#beta', '/swap/?theme=dark&outputCurrency=avax#beta'],
  [`/swap/${PNG}/?outputCurrency=AVAX&use=v2`, `/swap/?outputCurrency=${PNG}&use=v2`],
  ['/swap/a%26b%3D%2F', '/swap/?outputCurrency=a%26b%3D%2F'],
])('NAV-02 the address %s leads to %s', (address, target) => {
  expect(redirect(address)).toBe(target);
});

test.each([
  [`/add/${PNG}-${USDC}`, `/add/${PNG}/${USDC}/`],
  [`/create/${PNG}-${USDC}/?use=v2#beta`, `/create/${PNG}/${USDC}/?use=v2#beta`],
  [`/add/${PNG}-${PNG}`, `/add/${PNG}/`],
  [`/add/${PNG}/${PNG.toLowerCase()}/?x=1`, `/add/${PNG}/?x=1`],
  ['/create/avax/AVAX', '/create/avax/'],
  [`/remove/${PNG}-${USDC}`, `/remove/${PNG}/${USDC}/`],
  [`/remove/AVAX-${PNG}/?x=1`, '/pool/?x=1'],
  [`/remove/${PNG}`, '/pool/'],
  [`/remove/${PNG}-${USDC}x`, '/pool/'],
  [`/#/remove/${PNG}-${USDC}?use=v2`, `/remove/${PNG}/${USDC}/?use=v2`],
  ['/#/add/AVAX/avax', '/add/AVAX/'],
])('NAV-14 NAV-15 NAV-16 NAV-17 the address %s leads to %s', (address, target) => {
  expect(redirect(address)).toBe(target);
});

test.each([
  '/add',
  '/add/',
  '/add/AVAX',
  `/add/AVAX/${PNG}`,
  '/add/AVAX-PNG',
  '/create/',
  `/create/${PNG}/${USDC}/`,
  `/remove/AVAX/${PNG}`,
])('NAV-05 NAV-06 NAV-07 NAV-13 the address %s has a screen', (address) => {
  expect(redirect(address)).toBeUndefined();
});

test.each([
  ['/stake/7/?x=1#there', '/stake/0/?x=1#there'],
  ['/stake/00', '/stake/0/'],
  ['/#/stake/two?use=v2', '/stake/0/?use=v2'],
  ['/stake/0', undefined],
  [`/stake/7/${PNG}`, undefined],
])('NAV-09 the address %s leads to %s', (address, target) => {
  expect(redirect(address)).toBe(target);
});

test.each([
  ['/#/swap', '/swap/'],
  ['/index.html', '/swap/'],
  ['/index.html?theme=dark#/pool', '/pool/?theme=dark'],
  [
    `/#/swap?inputCurrency=AVAX&outputCurrency=${PNG}`,
    `/swap/?inputCurrency=AVAX&outputCurrency=${PNG}`,
  ],
  [`/#/swap/${PNG}?use=v1`, `/swap/?use=v1&outputCurrency=${PNG}`],
  ['/#/SWAP?theme=dark', '/swap/?theme=dark'],
  ['/?lng=de#/swap?theme=dark', '/swap/?theme=dark&lng=de'],
  ['/?lng=de#/swap', '/swap/?lng=de'],
  ['/#/nowhere?x=1', '/swap/?x=1'],
  ['/#/', '/swap/'],
  ['/#/?x=1', '/swap/?x=1'],
  ['/#//evil.example/swap', '/swap/'],
  ['/#/swap/_', '/swap/'],
])('NAV-20 the historic address %s leads to %s', (address, target) => {
  expect(redirect(address)).toBe(target);
});

test.each([
  '/png/7',
  `/png/AVAX/${PNG}/7`,
  `/png/AVAX/${PNG}/02`,
  '/beta/migrate/7',
  `/migrate/AVAX/${PNG}/7/AVAX/${PNG}/1`,
  `/migrate/AVAX/${PNG}/0/AVAX/${PNG}/x`,
])('FRM-10 %s names an unknown farm version and leads to the newest farms', (address) => {
  expect(redirect(`${address}?x=1#there`)).toBe('/png/2/?x=1#there');
});

test.each([`/png/AVAX/${PNG}/0`, '/beta/migrate/2', `/migrate/AVAX/${PNG}/0/AVAX/${PNG}/2`])(
  'FRM-10 %s names known versions and has a screen',
  (address) => {
    expect(redirect(address)).toBeUndefined();
  },
);

test('NAV-20 a hash is a route on the bare address only', () => {
  expect(redirect('/swap/#/swap/avax')).toBeUndefined();
  expect(redirect('/nowhere#/swap/avax')).toBe('/swap/#/swap/avax');
});

test('NAV-01 every redirect stays on this site and leads directly to a screen', () => {
  const part = fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('/', '/swap/x', '//x/swap'));
  fc.assert(
    fc.property(part, fc.string(), part, (path, query, hash) => {
      const url = new URL(HOST);
      [url.pathname, url.search, url.hash] = [path, query, hash];
      const target = redirectOf(url);
      if (target === undefined) return;
      const led = new URL(target, HOST);
      expect(led.origin).toBe(HOST);
      expect(parsePath(led.pathname)).not.toBeNull();
      expect(redirectOf(led)).toBeUndefined();
    }),
  );
});

test.each([
  ['/nowhere/', '/nowhere/'],
  ['/%3Cb%3E', '/%3Cb%3E'],
  ['/#/nowhere?use=v2', '/nowhere'],
  ['/index.html#/nowhere', '/nowhere'],
  ['/', undefined],
  ['/index.html', undefined],
  ['/#beta', undefined],
  ['/#/pool', undefined],
  ['/remove/x', undefined],
  ['/swap/AVAX', undefined],
])('NAV-34 the path of %s that names no page is %s', (address, path) => {
  expect(unknownPathOf(new URL(address, HOST))).toBe(path);
});
