// Runs in the head of every document: requests the texts of the user's language, unless the document
// has them, and hides its English texts until then.
import { type LanguageHashes, requestLanguage } from '@/lib/base/i18n/languageFile';
import { localeOf } from '@/lib/base/i18n/localeOf';
import { isLocale, type Locale } from '@/lib/base/i18n/locales';
import { parseJson } from '@/lib/base/json/parseJson';

/** Written in by the build. */
declare const LANGUAGE_HASHES: LanguageHashes;

/** How long a document hides its texts while the file with those of the user's language loads. */
const FILE_PATIENCE_MS = 1_000;
/** How long texts are hidden if the page's scripts do not start: until then the page does nothing. */
const SCRIPTS_PATIENCE_MS = 8_000;

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
  let isThere = false;
  // It resolves once the whole file has its integrity. The page says that it did not load.
  response.then(() => {
    isThere = true;
  }, showTexts);
  globalThis.__startedLanguage = { locale, response };
  document.addEventListener('DOMContentLoaded', () =>
    setTimeout(() => isThere || showTexts(), FILE_PATIENCE_MS),
  );
  setTimeout(showTexts, SCRIPTS_PATIENCE_MS);
}
