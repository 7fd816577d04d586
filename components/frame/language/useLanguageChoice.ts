import type { Locale } from '@/lib/base/i18n/locales';
import { showLanguage, useLanguage } from '@/lib/site/language/store';
import { chooseLanguage } from '@/lib/site/language/storeActions';

/** The language that was chosen last, and how to choose one. A choice of the same tries again. */
export function useLanguageChoice(): readonly [Locale, (locale: Locale) => void] {
  const chosen = useLanguage(({ wanted }) => wanted);
  const choose = (locale: Locale) => {
    chooseLanguage(locale);
    void showLanguage(locale);
  };
  return [chosen, choose];
}
