import {
  type Language,
  type LanguageHashes,
  requestTexts,
  type StartedLanguage,
} from '@/lib/base/i18n/languageFile';
import { localeOf } from '@/lib/base/i18n/localeOf';
import { isLocale, type Locale } from '@/lib/base/i18n/locales';
import { storedState } from '../storedState';

/** Written in by the build. */
declare const LANGUAGE_HASHES: LanguageHashes;

/**
 * Requests the texts of the user's language; if they do not load, those of the language that was on
 * screen before it was chosen. Returns undefined if the document has the texts of the user's language.
 *
 * @param sitePath - The path of the site at its address, without a slash at the end.
 */
export function requestUserTexts(sitePath: string): StartedLanguage | undefined {
  const { language, languageBefore } = storedState('pangolin.settings');
  const locale = isLocale(language) ? language : localeOf(navigator.languages ?? []);
  if (!hasFile(locale)) return undefined;
  const request = async (wanted: Locale): Promise<Language> => ({
    locale: wanted,
    messages: await requestTexts({ locale: wanted, hash: LANGUAGE_HASHES[wanted], sitePath }),
  });
  const shown = request(locale).catch((error: unknown) => {
    if (!hasFile(languageBefore)) throw error;
    return request(languageBefore);
  });
  return { locale, shown };
}

function hasFile(locale: unknown): locale is Locale {
  return isLocale(locale) && LANGUAGE_HASHES[locale] !== undefined;
}
