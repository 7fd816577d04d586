/**
 * The languages of the interface, by their tags, in the order of the menu, with the names of the
 * files of each, as the historic app names them.
 */
export const LANGUAGE_FILES = {
  en: 'en',
  de: 'de',
  tr: 'tr',
  'zh-Hans': 'zh',
  es: 'es',
  fr: 'fr',
  'pt-BR': 'pt-br',
  vi: 'vn',
} as const;

export type Locale = keyof typeof LANGUAGE_FILES;

export const LOCALES = Object.keys(LANGUAGE_FILES) as readonly Locale[];

/** The language that the pages are exported in, and that is shown where no other one is asked for. */
export const EXPORTED_LOCALE: Locale = 'en';

export function isLocale(tag: unknown): tag is Locale {
  return LOCALES.some((locale) => locale === tag);
}
