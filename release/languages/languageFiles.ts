import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageHashes } from '@/lib/base/i18n/languageFile';
import { EXPORTED_LOCALE, LANGUAGE_FILES, LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { compileTexts } from './compileTexts';
import { readTexts } from './texts';

/** The most that a file may have as a host sends it: a user may choose a language on a slow network. */
export const MAX_LANGUAGE_BYTES = 45_000;

/** The folder of the site with the languages. */
const FOLDER = 'locales';

/** The file of a language, as a page loads it. */
export async function languageFile(locale: Locale): Promise<string> {
  return JSON.stringify(compileTexts(await readTexts(LANGUAGE_FILES[locale])));
}

/** Adds the file of each language to a site. The pages have the texts of the exported one. */
export async function writeLanguages(site: string): Promise<void> {
  await mkdir(join(site, FOLDER), { recursive: true });
  for (const locale of LOCALES.filter((each) => each !== EXPORTED_LOCALE)) {
    const path = join(site, FOLDER, `${LANGUAGE_FILES[locale]}.json`);
    await writeFile(path, await languageFile(locale));
  }
}

/** The hashes of the languages of a site. */
export async function languageHashes(site: string): Promise<LanguageHashes> {
  const files: readonly string[] = await readdir(join(site, FOLDER)).catch(() => []);
  const hashes: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const file = `${LANGUAGE_FILES[locale]}.json`;
    if (!files.includes(file)) continue;
    const text = await readFile(join(site, FOLDER, file));
    hashes[locale] = createHash('sha256').update(text).digest('base64');
  }
  return hashes;
}
