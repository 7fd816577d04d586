import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedSite } from './exportedSite';
import { insertScript, practiceSite } from './practiceSite';

const PAGE = '<html><head><meta charset="utf-8"><script src="/app.js"></script></head></html>';
const WITH_WALLET =
  '<html><head><meta charset="utf-8"><script src="/__practice/wallet.js"></script><script src="/app.js"></script></head></html>';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'swap'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'swap/index.html'), PAGE);
  await writeFile(join(folder, 'swap/index.txt'), '<head></head>');
  await writeFile(join(folder, '404.html'), '<head></head>');
  await writeFile(join(folder, 'config.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, init?: RequestInit) =>
  practiceSite(exportedSite(folder), 'the wallet').request(path, init);

test('a folder answers with its page; without its slash it redirects and keeps the query', async () => {
  expect((await get('/swap/')).status).toBe(200);
  const redirect = await get('/swap?outputCurrency=AVAX');
  expect(redirect.status).toBe(301);
  expect(redirect.headers.get('location')).toBe('/swap/?outputCurrency=AVAX');
});

test('a missing file answers with 404.html and status 404', async () => {
  const response = await get('/vote/7/');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<head>');
});

test('nothing outside of the folder is served', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
    expect((await get(path)).status).toBe(404);
});

test('range requests and HEAD requests are answered too', async () => {
  const head = await get('/swap/index.txt', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const range = await get('/swap/index.txt', { headers: { range: 'bytes=1-4' } });
  expect([range.status, await range.text()]).toEqual([206, 'head']);
});

test('the wallet is the first script of every page, and of nothing else', async () => {
  expect(await (await get('/swap/')).text()).toBe(WITH_WALLET);
  expect(await (await get('/nowhere/')).text()).toContain('/__practice/wallet.js');
  const payload = await get('/swap/index.txt');
  expect(payload.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await payload.text()).toBe('<head></head>');
  expect(await (await get('/__practice/wallet.js')).text()).toBe('the wallet');
});

test('without the script of the wallet, the pages are those of the folder', async () => {
  const site = practiceSite(exportedSite(folder));
  expect(await (await site.request('/swap/')).text()).toBe(PAGE);
  expect(await (await site.request('/config.json')).json()).toMatchObject({ practice: true });
});

test('the wallet comes after the guard, which decides whether anything is loaded', () => {
  expect(
    insertScript('<head><script>guard()</script><script async src="/app.js"></script></head>'),
  ).toBe(
    '<head><script>guard()</script><script src="/__practice/wallet.js"></script><script async src="/app.js"></script></head>',
  );
});

test('a page without scripts gets the wallet at the end of its head', () => {
  expect(insertScript('<head></head><body><script></script></body>')).toBe(
    '<head><script src="/__practice/wallet.js"></script></head><body><script></script></body>',
  );
});

test('LST-02 the configuration marks the site as practice and names its endpoints, lists and statistics', async () => {
  expect(await (await get('/config.json')).json()).toEqual({
    practice: true,
    cardPurchase: { mode: 'signer', url: '/services/signer', paymentHosts: ['localhost'] },
    defaultChainId: 43114,
    rpc: { 43114: ['/rpc/43114'], 43113: ['/rpc/43113'] },
    ethereumRpc: '/rpc/1',
    tokenLogoBase: '',
    statsUrl: '/services',
    blocksUrl: '/services/subgraphs/blocks',
    tokenLists: ['top15', 'aeb', 'ab', 'defi', 'stablecoin'].map(
      (name) => `/lists/${name}.tokenlist.json`,
    ),
    ipfsGateways: ['/gateways/first', '/gateways/second'],
  });
});
