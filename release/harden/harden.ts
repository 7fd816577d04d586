import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../files';
import type { ScriptIntegrity } from '../guard/scriptRules';
import { hardenPage } from './hardenPage';
import { withHeadInOrder } from './headOrder';
import { integrityFor, renamed, runtimeOf, withManifest, withMoreIntegrity } from './integrity';
import { minifyScripts } from './minifyScripts';
import { answerMissingPages } from './missingPages';
import { scriptsVerifiedByOthers } from './scriptsVerifiedByOthers';
import { startScripts, THEME } from './startScript';
import { withStylesOnce } from './stylesOnce';

/** The framework's files for its other router. This site does not use it, so nothing loads them. */
const PAGES_ROUTER = /^_next\/static\/[^/]+\/_(build|ssg|clientMiddleware)Manifest\.js$/;

/** The counts of what was hardened. */
export type Hardened = { readonly pages: number; readonly scripts: number };

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
  const integrity = await addManifest(site);
  const startScript = await startScripts();
  const pages = (await filesIn(site)).filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const html = await readFile(join(site, file), 'utf8');
    await writeFile(
      join(site, file),
      hardened(file, html, { integrity, startScript: startScript(file) }),
    );
  }
  return { pages: pages.length, scripts: Object.keys(integrity).length };
}

/**
 * Puts the integrity of other scripts into the runtime and into the scripts that load others.
 * Returns all integrities.
 */
async function addManifest(site: string): Promise<ScriptIntegrity> {
  const scripts = await textsOf(site, /\.js$/);
  const pages = await textsOf(site, /\.(html|txt)$/);
  const old = runtimeOf([...scripts.keys()]);
  const runtimeText = scripts.get(old) ?? '';
  const others = new Map([...scripts].filter(([path]) => path !== old));
  const verified = scriptsVerifiedByOthers(others, [...pages.values(), runtimeText]);
  const integrity = await verifyByOthers(site, others, verified);

  const outside = new Set([...verified.values()].flat());
  const manifest = Object.entries(integrity).filter(([path]) => !outside.has(path));
  const runtime = withManifest(runtimeText, Object.fromEntries(manifest));
  const path = renamed(old, runtime);
  await writeFile(join(site, path), runtime);
  await rm(join(site, old));
  await rename(site, fileName(old), fileName(path));
  return { ...integrity, [path]: integrityFor(runtime) };
}

/** Puts the integrity of scripts into the only scripts that load them. Returns all integrities. */
async function verifyByOthers(
  site: string,
  scripts: ReadonlyMap<string, string>,
  verified: ReadonlyMap<string, readonly string[]>,
): Promise<ScriptIntegrity> {
  const integrity = new Map([...scripts].map(([path, text]) => [path, integrityFor(text)]));
  // A script comes after those that it verifies, so their integrity is final.
  for (const [path, paths] of verified) {
    const theirs = paths.map((each) => [each, integrity.get(each) ?? ''] as const);
    const text = withMoreIntegrity(scripts.get(path) ?? '', Object.fromEntries(theirs));
    await writeFile(join(site, path), text);
    integrity.set(path, integrityFor(text));
  }
  return Object.fromEntries(integrity);
}

/** The texts of a site's files, by their paths, which start with `/`. */
async function textsOf(site: string, names: RegExp): Promise<ReadonlyMap<string, string>> {
  const files = (await filesIn(site)).filter((file) => names.test(file));
  const read = async (file: string) =>
    [`/${file}`, await readFile(join(site, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Renames a script everywhere it is named. */
async function rename(site: string, old: string, name: string): Promise<void> {
  for (const file of await filesIn(site)) {
    if (!/\.(html|txt|js)$/.test(file)) continue;
    const text = await readFile(join(site, file), 'utf8');
    if (!text.includes(old)) continue;
    // Its integrity is already computed.
    if (file.endsWith('.js')) throw new RuntimeNamedError(file);
    await writeFile(join(site, file), text.replaceAll(old, name));
  }
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function hardened(file: string, html: string, options: Parameters<typeof hardenPage>[1]): string {
  try {
    return hardenPage(withHeadInOrder(withStylesOnce(html)), options);
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
