// Runs in the head of every document: requests the texts of the user's language, unless the document
// has them, and hides its English texts until then.
import { type LanguageHashes, requestLanguage } from '@/lib/base/i18n/languageFile';
import { localeOf } from '@/lib/base/i18n/localeOf';
import { isLocale, type Locale } from '@/lib/base/i18n/locales';
import { parseJson } from '@/lib/base/json/parseJson';

/** Written in by the build. */
declare const LANGUAGE_HASHES: LanguageHashes;

/** How long texts are hidden if the page's scripts do not start. */
const PATIENCE_MS = 8_000;

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

const { dataset } = document.documentElement;
globalThis.__languageHashes = LANGUAGE_HASHES;
const locale = storedLocale() ?? localeOf(navigator.languages ?? []);
// The guard may have stopped the page.
if (dataset.scripts === 'loading' && LANGUAGE_HASHES[locale] !== undefined) {
  const response = requestLanguage(locale, LANGUAGE_HASHES);
  dataset.texts = 'waiting';
  const showTexts = () => delete dataset.texts;
  // The page says so.
  response.catch(showTexts);
  globalThis.__startedLanguage = { locale, response };
  setTimeout(showTexts, PATIENCE_MS);
}
