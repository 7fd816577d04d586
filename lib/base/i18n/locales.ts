/** The languages of the interface, by their tags, in the order of the menu. */
export const LOCALES = ['en', 'de', 'tr', 'zh-Hans', 'es', 'fr', 'pt-BR', 'vi'] as const;

export type Locale = (typeof LOCALES)[number];

/** The language that the pages are exported in, and that is shown where no other one is asked for. */
export const EXPORTED_LOCALE: Locale = 'en';

/** The names of the files of each language, as the historic app names them. */
export const LANGUAGE_FILES = {
  en: 'en',
  de: 'de',
  tr: 'tr',
  'zh-Hans': 'zh',
  es: 'es',
  fr: 'fr',
  'pt-BR': 'pt-br',
  vi: 'vn',
} as const satisfies Readonly<Record<Locale, string>>;

export function isLocale(tag: unknown): tag is Locale {
  return LOCALES.some((locale) => locale === tag);
}
