import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, foldersIn } from '../files';
import { redirectsOf } from './redirects';

const NOT_FOUND = '404.html';
/** The framework's own folder, which has no pages. */
const NO_PAGES = /^_next(\/|$)/;

/**
 * Makes every path of an exported site answer: 404.html in folders without a page, which a gateway
 * would list, and `_redirects` for paths with parameters.
 */
export async function answerMissingPages(site: string): Promise<void> {
  // Next writes a second 404.html, which would answer with status 200.
  await rm(join(site, '404'), { recursive: true });
  const files = new Set(await filesIn(site));
  const folders = (await foldersIn(site)).filter((folder) => !NO_PAGES.test(folder));
  const page = (folder: string) => (folder === '' ? 'index.html' : `${folder}/index.html`);
  await writeFile(
    join(site, '_redirects'),
    redirectsOf(folders.filter((folder) => files.has(page(folder)))),
  );
  const without = folders.filter((folder) => !files.has(page(folder)));
  await Promise.all(
    without.map((folder) => copyFile(join(site, NOT_FOUND), join(site, page(folder)))),
  );
}
