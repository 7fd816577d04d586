import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { openArchive } from '@/e2e/setup/gateway/archive';
import { gatewaySite, subdomainOrigin } from '@/e2e/setup/gateway/gatewaySite';
import { type Packed, pack } from '@/release/pack/pack';

// This test is not next to the code, because Jest cannot load the packages, which are ES modules
// only.

const FILES = {
  'index.html': 'home',
  '404.html': 'missing',
  'swap/index.html': 'swap',
  'swap/_/index.html': 'shell',
  'swap/a b.txt': 'spaces',
  'media/large.bin': 'x'.repeat(3_000_000),
  _redirects: '/swap/:p1 /swap/_/index.html 200\n/old /swap/ 301\n/* /404.html 404\n',
};

let folder = '';
let packed: Packed = { cid: '', car: new Uint8Array() };

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  packed = await pack(folder);
});
test.afterAll(() => rm(folder, { recursive: true }));

const GATEWAY = 'http://localhost:8080';

async function get(path: string, { car = packed.car, at = '', method = 'GET' } = {}) {
  const archive = openArchive(car);
  const origin = at === '' ? subdomainOrigin(GATEWAY, archive) : at;
  const response = await gatewaySite(archive).fetch(new Request(origin + path, { method }));
  return { response, status: response.status, text: await response.text() };
}

test('a site has an origin of its own at its CID', () => {
  expect(packed.cid).toMatch(/^b[a-z2-7]{58}$/);
  expect(subdomainOrigin(GATEWAY, openArchive(packed.car))).toBe(
    `http://${packed.cid}.ipfs.localhost:8080`,
  );
});

const ANSWERS: readonly (readonly [string, number, string])[] = [
  ['/', 200, 'home'],
  ['/swap/', 200, 'swap'],
  ['/swap/index.html', 200, 'swap'],
  ['/swap/a%20b.txt', 200, 'spaces'],
  ['/swap/0x1', 200, 'shell'],
  ['/swap/0x1/', 200, 'shell'],
  ['/nowhere/', 404, 'missing'],
  ['/index.html/', 404, 'missing'],
  ['/media/', 200, 'The files of a folder without a page'],
  ['/%ff', 400, 'Not a path'],
];

for (const [path, status, text] of ANSWERS) {
  test(`REL-06 ${path} answers ${status}`, async () => {
    expect(await get(path)).toMatchObject({ status, text });
  });
}

test('REL-06 a folder without its slash redirects to it with its query, and rules may redirect', async () => {
  const folderRedirect = await get('/swap?a=1');
  expect(folderRedirect.status).toBe(301);
  expect(folderRedirect.response.headers.get('location')).toBe('/swap/?a=1');
  const ruleRedirect = await get('/old');
  expect(ruleRedirect.status).toBe(301);
  expect(ruleRedirect.response.headers.get('location')).toBe('/swap/');
});

test('a large file of several blocks arrives whole, and a HEAD request has no body', async () => {
  expect((await get('/media/large.bin')).text).toBe(FILES['media/large.bin']);
  expect(await get('/swap/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('REL-08 under a path the same files answer, without the rules', async () => {
  const at = `${GATEWAY}/ipfs/${packed.cid}`;
  expect(await get('/swap/', { at })).toMatchObject({ status: 200, text: 'swap' });
  expect(await get('/swap/0x1/', { at })).toMatchObject({ status: 404, text: 'Not found' });
  const { response } = await get('/swap?a=1', { at });
  expect(response.headers.get('location')).toBe(`/ipfs/${packed.cid}/swap/?a=1`);
});

for (const prefix of ['', '/ipfs/bafy', '/ipfs']) {
  test(`"${prefix}" is not the site`, async () => {
    expect((await get('/swap/', { at: GATEWAY + prefix })).status).toBe(404);
  });
}

test('a block that does not match its address is never served', async () => {
  const car = Uint8Array.from(packed.car);
  const at = Buffer.from(car).indexOf('shell');
  car.set(Buffer.from('SHELL'), at);
  const { status, text } = await get('/swap/_/index.html', { car });
  expect(status).toBe(500);
  expect(text).not.toContain('SHELL');
  expect((await get('/swap/', { car })).status).toBe(200);
});
