import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesIn } from '../files';
import { languageHashes } from '../languages/languageFiles';
import { contentNames, withNames } from './contentNames';
import { hardenPage } from './hardenPage';
import { withHeadInOrder } from './headOrder';
import { integrityFor, type ScriptIntegrity } from './integrity';
import { minifyScripts } from './minifyScripts';
import { answerMissingPages } from './missingPages';
import { startScripts as startScriptsOf, THEME } from './startScript';
import { styleNames, withStyleNames } from './styleNames';
import { withStylesOnce } from './stylesOnce';

/** The framework's files for its other router. This site does not use it, so nothing loads them. */
const PAGES_ROUTER = /^_next\/static\/[^/]+\/_(build|ssg|clientMiddleware)Manifest\.js$/;

/**
 * From this size on, uncompressed, a script is requested first. A browser loads six files of a host
 * at once: the few large ones leave room for the font and the configuration.
 */
const LARGE_BYTES = 50_000;

/** The number of pages, and the names of scripts and style sheets by those that the bundler gave. */
type Hardened = {
  readonly pages: number;
  readonly scripts: ReadonlyMap<string, string>;
  readonly styles: ReadonlyMap<string, string>;
};

/**
 * Turns the output of `next build` into the shipped site: every path has an answer, every script
 * its integrity, every page its guard and its policy.
 *
 * @param site - The folder. An unexpected file stops the work halfway.
 */
export async function harden(site: string): Promise<Hardened> {
  for (const file of await filesIn(site)) {
    if (file === THEME || PAGES_ROUTER.test(file)) await rm(join(site, file));
  }
  await answerMissingPages(site);
  await minifyScripts(site);
  const styles = await nameStyles(site);
  const scripts = await nameScripts(site);
  const [integrity, large] = [await integrityOfScripts(site), await largeScripts(site)];
  const pages = (await filesIn(site)).filter((file) => file.endsWith('.html'));
  const starts = await startScriptsOf(pages, await languageHashes(site));
  for (const [file, startScripts] of starts) {
    const html = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), hardened(file, html, { integrity, startScripts, large }));
  }
  return { pages: pages.length, scripts, styles };
}

/**
 * Gives every style sheet a short name, in the pages and in the scripts that load it too. Returns
 * the new names by the old ones.
 */
async function nameStyles(site: string): Promise<ReadonlyMap<string, string>> {
  const files = await filesIn(site);
  const styles = files.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(
    styles.map(async (file) => [basename(file), await readFile(join(site, file), 'utf8')] as const),
  );
  const names = styleNames(new Map(texts));
  for (const file of styles)
    await rename(join(site, file), join(site, dirname(file), names.get(basename(file)) ?? ''));
  for (const file of files.filter((each) => /\.(html|txt|js)$/.test(each))) {
    const text = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), withStyleNames(text, names));
  }
  return names;
}

/**
 * Renames every script after its content, in the pages and in the scripts that load it too. Returns
 * the new names by the old ones.
 */
async function nameScripts(site: string): Promise<ReadonlyMap<string, string>> {
  const files = await filesIn(site);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map(
      async (file) => [basename(file), await readFile(join(site, file), 'utf8')] as const,
    ),
  );
  const named = contentNames(new Map(texts));
  for (const file of scripts) {
    const { name, text } = named.get(basename(file)) ?? { name: '', text: '' };
    await rm(join(site, file));
    await writeFile(join(site, dirname(file), name), text);
  }
  for (const file of files.filter((each) => /\.(html|txt)$/.test(each))) {
    const text = await readFile(join(site, file), 'utf8');
    await writeFile(
      join(site, file),
      withNames(text, (old) => named.get(old)?.name),
    );
  }
  return new Map([...named].map(([old, { name }]) => [old, name]));
}

/** The integrity of every script of a site, by its path. */
async function integrityOfScripts(site: string): Promise<ScriptIntegrity> {
  const scripts = (await filesIn(site)).filter((file) => file.endsWith('.js'));
  const read = async (file: string) =>
    [`/${file}`, integrityFor(await readFile(join(site, file)))] as const;
  return Object.fromEntries(await Promise.all(scripts.map(read)));
}

/** The paths of the scripts that take long to load. */
async function largeScripts(site: string): Promise<ReadonlySet<string>> {
  const large = new Set<string>();
  for (const file of (await filesIn(site)).filter((each) => each.endsWith('.js')))
    if ((await stat(join(site, file))).size >= LARGE_BYTES) large.add(`/${file}`);
  return large;
}

function hardened(file: string, html: string, options: Parameters<typeof hardenPage>[1]): string {
  try {
    return hardenPage(withHeadInOrder(withStylesOnce(html)), options);
  } catch (cause) {
    throw new UnhardenedPageError(file, cause);
  }
}

class UnhardenedPageError extends Error {
  override readonly name = 'UnhardenedPageError';

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be hardened: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
