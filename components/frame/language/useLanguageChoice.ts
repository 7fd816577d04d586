import type { Locale } from '@/lib/base/i18n/locales';
import { useLanguage } from '@/lib/site/language/store';
import { chooseLanguage } from '@/lib/site/settings/store';

/** The language on screen, and how to choose another. */
export function useLanguageChoice(): readonly [Locale, (locale: Locale) => void] {
  const locale = useLanguage(({ shown }) => shown.locale);
  return [locale, chooseLanguage];
}
