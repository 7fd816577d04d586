import { createHash } from 'node:crypto';
import { EXPORTED_LOCALE, LOCALES } from '@/lib/base/i18n/locales';
import { transferSize } from '../size/documentLoads';
import { type StartScripts, startScripts } from './startScript';

/** Of as many languages as the site has. */
const HASHES = Object.fromEntries(
  LOCALES.filter((locale) => locale !== EXPORTED_LOCALE).map((locale) => [
    locale,
    createHash('sha256').update(locale).digest('base64'),
  ]),
);
/** In bytes, as gzip. */
const MOST = { '404.html': 4_400, 'swap/index.html': 7_150 };

/** The head waits for these bytes before it can show anything. */
const MOST_OF_HEAD = 2_850;
const NONE: StartScripts = { head: '', requests: '' };

test('the guard runs first, then what the first paint waits for', async () => {
  const { head: script } =
    (await startScripts(['vote/index.html'], {})).get('vote/index.html') ?? NONE;
  // The first statements of each part that are in no function.
  const parts = ['document.currentScript', 'URLWarningVisible', '.__languageHashes='];
  const positions = parts.map((part) => script.lastIndexOf(part));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

test('RPC-39 each document has the first reads of its own', async () => {
  const files = ['png/2/index.html', 'vote/index.html', 'pool/index.html', 'buy/index.html'];
  const scripts = await startScripts(files, {});
  const [farms, proposals, pool, buy] = files.map((file) => scripts.get(file)?.requests ?? '');
  expect(farms).toContain('0x34c0b46b');
  expect(proposals).toContain('0xda35c664');
  expect(proposals).not.toContain('0x34c0b46b');
  expect(pool).toBe(buy);
  expect(pool).not.toMatch(/0x34c0b46b|0xda35c664/);
});

test('LNG-08 each document has a small start script, with the hash of each language', async () => {
  const scripts = await startScripts(Object.keys(MOST), HASHES);
  for (const [file, most] of Object.entries(MOST)) {
    const { head, requests } = scripts.get(file) ?? NONE;
    for (const hash of Object.values(HASHES)) expect(head).toContain(hash);
    expect(transferSize(head)).toBeLessThan(MOST_OF_HEAD);
    expect(transferSize(head + requests)).toBeLessThan(most);
  }
});
