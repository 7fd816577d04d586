import { LOCALES, type Locale } from '@/lib/base/i18n/locales';

/** The browser language that makes the page show each of its languages. */
export const BROWSER_LANGUAGES = {
  en: 'en-US',
  de: 'de-DE',
  tr: 'tr-TR',
  'zh-Hans': 'zh-CN',
  es: 'es-ES',
  fr: 'fr-FR',
  'pt-BR': 'pt-BR',
  vi: 'vi-VN',
} as const satisfies Readonly<Record<Locale, string>>;

/** The languages with the longest words, and with the most marks on letters. */
const HARDEST: readonly Locale[] = ['de', 'vi'];

/** Whether only the full run tests a language. */
export const isEasier = (locale: Locale): boolean => !HARDEST.includes(locale);

/** The languages into which the texts are translated. */
export const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');
