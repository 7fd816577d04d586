import { readFile } from 'node:fs/promises';
import { EXPORTED_LOCALE, LANGUAGE_FILES, type Locale } from '@/lib/base/i18n/locales';
import { textFaults } from './textFaults';
import { flatTexts, readTexts } from './texts';

/** A sentence for each fault of the texts of a language in `messages/`. */
export async function languageFaults(locale: Locale): Promise<readonly string[]> {
  const name = LANGUAGE_FILES[locale];
  const texts = flatTexts(await readTexts(name));
  const english = flatTexts(await readTexts(LANGUAGE_FILES[EXPORTED_LOCALE]));
  const same = JSON.parse(await readFile(`release/languages/same/${name}.json`, 'utf8'));
  return textFaults({ locale, texts, english, same });
}
