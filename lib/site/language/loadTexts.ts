import { requestTexts, type Texts } from '@/lib/base/i18n/languageFile';
import type { Locale } from '@/lib/base/i18n/locales';

const loads = new Map<Locale, Promise<Texts>>();
const failed = new Set<Locale>();
let isStartedTaken = false;

/**
 * The texts of a language other than the exported one. They are loaded once; a load that fails is
 * tried again when they are wanted again.
 *
 * @throws {Error} when they do not arrive, or are not those of this release.
 */
export function loadTexts(locale: Locale): Promise<Texts> {
  const known = loads.get(locale);
  if (known !== undefined) return known;
  const load = requestOnce(locale);
  loads.set(locale, load);
  load.catch(() => {
    failed.add(locale);
    loads.delete(locale);
  });
  return load;
}

/** The texts that the start script has requested, once. If it failed, they are requested again. */
function requestOnce(locale: Locale): Promise<Texts> {
  const started = globalThis.__startedLanguage;
  if (isStartedTaken || started?.locale !== locale)
    return requestTexts(locale, globalThis.__languageHashes, {
      cache: failed.has(locale) ? 'reload' : 'default',
    });
  isStartedTaken = true;
  return started.texts;
}
