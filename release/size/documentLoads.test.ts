import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { documentLoads, transferSize } from './documentLoads';

const SCRIPT = 'a();'.repeat(100);
const page = (...elements: readonly string[]) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8">${elements.join('')}</head></html>`;
const NOT_FOUND = page('<script src="/a.js"></script>');
const SWAP = page(
  '<script src="/a.js"></script><script src="/a.js"></script>',
  '<script src="/old.js" nomodule></script><script>inline()</script>',
  '<link rel="preload" href="/_next/static/media/f.woff2" as="font">',
  '<style>@font-face{font-family:f;src:url(/_next/static/media/f.woff2)}</style>',
  '<style>@font-face{font-family:f;src:url(/_next/static/media/vi.woff2);unicode-range:U+110}</style>',
);

test('REL-23 a document loads each of its scripts once, not those for old browsers, no font that only other languages need, and copies of 404.html count once', async () => {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    '404.html': NOT_FOUND,
    'png/index.html': NOT_FOUND,
    'swap/index.html': SWAP,
    'a.js': SCRIPT,
    'old.js': SCRIPT,
    '_next/static/media/f.woff2': 'font',
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), content);
  }
  const scriptBytes = transferSize(SCRIPT);
  expect(await documentLoads(site)).toEqual([
    {
      address: '/404.html',
      scripts: ['/a.js'],
      scriptBytes,
      allBytes: transferSize(NOT_FOUND) + scriptBytes,
      requests: 2,
    },
    {
      address: '/swap/',
      scripts: ['/a.js'],
      scriptBytes,
      allBytes: transferSize(SWAP) + scriptBytes + 'font'.length,
      requests: 3,
    },
  ]);
  await rm(site, { recursive: true });
});
