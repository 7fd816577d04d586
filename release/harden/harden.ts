import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../files';
import type { ScriptIntegrity } from '../guard/scriptRules';
import { hardenPage } from './hardenPage';
import { integrityFor, renamed, runtimeOf, withManifest } from './integrity';
import { minifyScripts } from './minifyScripts';
import { answerMissingPages } from './missingPages';
import { startScript, THEME } from './startScript';

/** How much was hardened. */
export type Hardened = { readonly pages: number; readonly scripts: number };

/**
 * Makes the output of `next build` what is shipped: every path has an answer, every script its
 * integrity, every page its guard and its policy.
 *
 * @param site - The folder; when anything in it was not foreseen, it is left half done.
 */
export async function harden(site: string): Promise<Hardened> {
  await rm(join(site, THEME), { force: true });
  await answerMissingPages(site);
  await minifyScripts(site);
  const integrity = await addManifest(site);
  const script = await startScript();
  const pages = (await filesIn(site)).filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const html = await readFile(join(site, file), 'utf8');
    await writeFile(join(site, file), hardened(file, html, { integrity, startScript: script }));
  }
  return { pages: pages.length, scripts: Object.keys(integrity).length };
}

/** Puts the integrity of all other scripts into the runtime; returns that of all. */
async function addManifest(site: string): Promise<ScriptIntegrity> {
  const scripts = (await filesIn(site)).filter((file) => file.endsWith('.js'));
  const old = runtimeOf(scripts.map((file) => `/${file}`));
  const others = scripts.map((file) => `/${file}`).filter((path) => path !== old);
  const integrity = Object.fromEntries(
    await Promise.all(
      others.map(async (path) => [path, integrityFor(await readFile(join(site, path)))] as const),
    ),
  );
  const runtime = withManifest(await readFile(join(site, old), 'utf8'), integrity);
  const path = renamed(old, runtime);
  await writeFile(join(site, path), runtime);
  await rm(join(site, old));
  await rename(site, fileName(old), fileName(path));
  return { ...integrity, [path]: integrityFor(runtime) };
}

/** Calls a script by its new name wherever it is named. */
async function rename(site: string, old: string, name: string): Promise<void> {
  for (const file of await filesIn(site)) {
    if (!/\.(html|txt|js)$/.test(file)) continue;
    const text = await readFile(join(site, file), 'utf8');
    if (!text.includes(old)) continue;
    // Its integrity is settled already.
    if (file.endsWith('.js')) throw new RuntimeNamedError(file);
    await writeFile(join(site, file), text.replaceAll(old, name));
  }
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function hardened(file: string, html: string, options: Parameters<typeof hardenPage>[1]): string {
  try {
    return hardenPage(html, options);
  } catch (cause) {
    throw new UnhardenedPageError(file, cause);
  }
}

class RuntimeNamedError extends Error {
  override readonly name = 'RuntimeNamedError';

  constructor(file: string) {
    super(`${file} names the runtime, which can then not be renamed.`);
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
