import type { Messages } from 'next-intl';
import { requestLanguage } from '@/lib/base/i18n/languageFile';
import type { Locale } from '@/lib/base/i18n/locales';

/** The texts of a language: those of all screens, or of the exported language those that all share. */
export type Texts = Partial<Messages>;

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
  const load = requestTexts(locale);
  loads.set(locale, load);
  load.catch(() => {
    failed.add(locale);
    loads.delete(locale);
  });
  return load;
}

async function requestTexts(locale: Locale): Promise<Texts> {
  const response = await responseTo(locale);
  if (!response.ok) throw new Error(`The texts of ${locale} are missing.`);
  return response.json();
}

/** The response that the start script has requested, once. If it failed, it is requested again. */
function responseTo(locale: Locale): Promise<Response> {
  const started = globalThis.__startedLanguage;
  if (isStartedTaken || started?.locale !== locale)
    return requestLanguage(
      locale,
      globalThis.__languageHashes,
      failed.has(locale) ? 'reload' : 'default',
    );
  isStartedTaken = true;
  return started.response;
}
