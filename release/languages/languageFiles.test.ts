import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGE_FILES, LOCALES } from '@/lib/base/i18n/locales';
import { startScripts } from '../harden/startScript';
import { languageFaults } from './languageFaults';
import { languageHashes, MAX_LANGUAGE_BYTES, writeLanguages } from './languageFiles';

const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

let site = '';
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'languages-'));
  await writeLanguages(site);
});
afterAll(() => rm(site, { recursive: true }));

const contentOf = (name: string) => readFile(join(site, 'locales', `${name}.json`));

test('LNG-01 LNG-08 each language but that of the documents is one file', async () => {
  const names = ['de', 'es', 'fr', 'pt-br', 'tr', 'vn', 'zh'];
  expect((await readdir(join(site, 'locales'))).sort()).toEqual(
    names.map((name) => `${name}.json`),
  );
});

test.each(TRANSLATIONS)(
  'LNG-01 LNG-07 every text exists in %s, without a fault',
  async (locale) => {
    expect(await languageFaults(locale)).toEqual([]);
  },
);

test.each(TRANSLATIONS)('LNG-08 the file of %s has at most 45 KB', async (locale) => {
  expect(MAX_LANGUAGE_BYTES).toBe(45_000);
  const { length } = brotliCompressSync(await contentOf(LANGUAGE_FILES[locale]));
  expect(length).toBeLessThanOrEqual(MAX_LANGUAGE_BYTES);
});

test('LNG-08 each document knows the hash of the content of each file', async () => {
  const hashes = await languageHashes(site);
  expect(Object.keys(hashes).sort()).toEqual([...TRANSLATIONS].sort());
  const script = (await startScripts(['pool/index.html'], hashes)).get('pool/index.html')?.head;
  for (const locale of TRANSLATIONS) {
    const hash = createHash('sha256')
      .update(await contentOf(LANGUAGE_FILES[locale]))
      .digest('base64');
    expect(hashes[locale]).toBe(hash);
    expect(script).toContain(hash);
  }
});
