import { type Language, requestTexts } from '@/lib/base/i18n/languageFile';
import type { Locale } from '@/lib/base/i18n/locales';

const loads = new Map<Locale, Promise<Language>>();
const failed = new Set<Locale>();
let isStartedTaken = false;

/**
 * A language other than the exported one, with its texts, or the one to show in its place. It is
 * loaded once; a load that fails is tried again when the language is wanted again.
 *
 * @throws {Error} when the texts do not arrive, or are not those of this release.
 */
export function loadLanguage(wanted: Locale): Promise<Language> {
  const known = loads.get(wanted);
  if (known !== undefined) return known;
  const load = requestOnce(wanted);
  const forget = () => {
    failed.add(wanted);
    loads.delete(wanted);
  };
  loads.set(wanted, load);
  load.then(({ locale }) => locale === wanted || forget(), forget);
  return load;
}

/** What the start script has requested, once. If that failed, the language is requested again. */
async function requestOnce(locale: Locale): Promise<Language> {
  const started = globalThis.__startedLanguage;
  if (!isStartedTaken && started?.locale === locale) {
    isStartedTaken = true;
    return started.shown;
  }
  const hashes = globalThis.__languageHashes;
  const messages = await requestTexts(
    { locale, hash: hashes?.[locale], sitePath: '' },
    {
      // The browser may have kept the response of a failure.
      cache: failed.has(locale) ? 'reload' : 'default',
      // The development server has no hashes. There, a 404 page fails to parse.
      ...(hashes === undefined && { integrity: '' }),
    },
  );
  return { locale, messages };
}
