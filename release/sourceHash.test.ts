import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from './sourceHash';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'public', 'release', 'release/dist'];
const FILES = [
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  await Promise.all(FOLDERS.map((folder) => mkdir(join(root, folder), { recursive: true })));
  await Promise.all(FILES.map((file) => writeFile(join(root, file), file)));
  await writeFile(join(root, 'lib/pair.ts'), 'export const a = 1;');
});
afterEach(() => rm(root, { recursive: true }));

test('REL-09 the same sources in another place have the same hash', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
  await cp(root, elsewhere, { recursive: true });
  expect(await sourceHash(elsewhere)).toBe(await sourceHash(root));
  await rm(elsewhere, { recursive: true });
});

test.each([
  ['a changed file', 'lib/pair.ts', 'export const a = 2;'],
  ['a new file', 'public/robots.txt', ''],
  ['another lock file', 'package-lock.json', '{}'],
])('%s is another release', async (_what, file, content) => {
  const before = await sourceHash(root);
  await writeFile(join(root, file), content);
  expect(await sourceHash(root)).not.toBe(before);
});

test('a deleted file is another release', async () => {
  const before = await sourceHash(root);
  await rm(join(root, 'lib/pair.ts'));
  expect(await sourceHash(root)).not.toBe(before);
});

test('a byte that moves from one file to the next changes the hash', async () => {
  await writeFile(join(root, 'app/a.ts'), 'xy');
  await writeFile(join(root, 'app/b.ts'), 'z');
  const before = await sourceHash(root);
  await writeFile(join(root, 'app/a.ts'), 'x');
  await writeFile(join(root, 'app/b.ts'), 'yz');
  expect(await sourceHash(root)).not.toBe(before);
});

test.each([
  'lib/pair.test.ts',
  'lib/pair.bench.ts',
  'messages/en.d.json.ts',
  'app/.DS_Store',
  'README.md',
  'release/dist/site.car',
])('%s changes nothing that ships', async (file) => {
  const before = await sourceHash(root);
  await writeFile(join(root, file), 'anything');
  expect(await sourceHash(root)).toBe(before);
});
