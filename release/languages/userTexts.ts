import {
  type LanguageHashes,
  requestTexts,
  type StartedLanguage,
} from '@/lib/base/i18n/languageFile';
import { localeOf } from '@/lib/base/i18n/localeOf';
import { isLocale, type Locale } from '@/lib/base/i18n/locales';
import { parseJson } from '@/lib/base/json/parseJson';

/** Written in by the build. */
declare const LANGUAGE_HASHES: LanguageHashes;

/**
 * Requests the texts of the user's language. Returns undefined if the document has them.
 *
 * @param sitePath - The path of the site at its address, without a slash at the end.
 */
export function requestUserTexts(sitePath: string): StartedLanguage | undefined {
  const locale = storedLocale() ?? localeOf(navigator.languages ?? []);
  if (LANGUAGE_HASHES[locale] === undefined) return undefined;
  return { locale, texts: requestTexts(locale, LANGUAGE_HASHES, { sitePath }) };
}

function storedLocale(): Locale | undefined {
  try {
    const { state }: Stored = parseJson(localStorage.getItem('pangolin.settings') ?? '') ?? {};
    return isLocale(state?.language) ? state.language : undefined;
  } catch {
    // The storage is missing.
    return undefined;
  }
}

type Stored = { readonly state?: { readonly language?: unknown } };
