import type { Locale } from './locales';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  tr: 'Türkçe',
  'zh-Hans': '简体中文',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  vi: 'Tiếng Việt',
};
