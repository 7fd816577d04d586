import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesIn } from '../files';
import { readPage } from '../harden/page';

/** The answer to a path that the site does not have. Folders without a page have a copy of it. */
const NOT_FOUND = '404.html';
const MEDIA = /\/_next\/static\/media\/[^"'()\\]+/g;
/** A font that a browser loads for some characters only: English has none of them. */
const EXTRA_FONT = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;

/** The files that a document loads by its own elements, before any script has run. */
export type DocumentLoad = {
  /** Its address: `/swap/`, `/add/_/_/` for a shell, `/404.html`. */
  readonly address: string;
  /** The paths of its scripts, which start with `/`. */
  readonly scripts: readonly string[];
  /** In bytes, as gzip of level 9. */
  readonly scriptBytes: number;
  /** The document, its scripts and its fonts. In bytes, as gzip where that is smaller. */
  readonly allBytes: number;
  readonly requests: number;
};

/**
 * The loads of all documents of an exported site, in the order of their files. The copies of
 * 404.html count once, as /404.html.
 */
export async function documentLoads(site: string): Promise<readonly DocumentLoad[]> {
  const notFound = await readFile(join(site, NOT_FOUND), 'utf8');
  const sizeOf = transferSizes(site);
  const loads: DocumentLoad[] = [];
  for (const file of (await filesIn(site)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(site, file), 'utf8');
    if (html === notFound && file !== NOT_FOUND) continue;
    const scripts = scriptsOf(html);
    const scriptBytes = await sum(scripts.map(sizeOf));
    const media = [...new Set(html.replace(EXTRA_FONT, '').match(MEDIA))];
    loads.push({
      address: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      scripts,
      scriptBytes,
      allBytes: transferSize(html) + scriptBytes + (await sum(media.map(sizeOf))),
      requests: 1 + scripts.length + media.length,
    });
  }
  return loads;
}

/** The size of a body as a host sends it: as gzip of level 9, unless that is larger. In bytes. */
export function transferSize(body: string | Uint8Array): number {
  const bytes = Buffer.from(body);
  return Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
}

/** The scripts that a current browser loads, without the ones for browsers without modules. */
function scriptsOf(html: string): readonly string[] {
  const paths = readPage(html).scripts.flatMap(({ attributes }) =>
    attributes.has('nomodule') ? [] : (attributes.get('src') ?? []),
  );
  return [...new Set(paths)];
}

/** Measures each file of a site once. */
function transferSizes(site: string): (path: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  return (path) => {
    const size = known.get(path) ?? readFile(join(site, path)).then(transferSize);
    known.set(path, size);
    return size;
  };
}

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
}
