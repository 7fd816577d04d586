import type { Locale } from '@/lib/base/i18n/locales';
import { showLanguage, useLanguage } from '@/lib/site/language/store';
import { chooseLanguage } from '@/lib/site/language/storeActions';

/**
 * The language that is marked, and how to choose one: the one that was chosen last, or the one on
 * screen if that could not be loaded. A choice of the same tries again.
 */
export function useLanguageChoice(): readonly [Locale, (locale: Locale) => void] {
  const marked = useLanguage(({ shown, wanted, failed }) => (failed ? shown.locale : wanted));
  const choose = (locale: Locale) => {
    chooseLanguage(locale);
    void showLanguage(locale);
  };
  return [marked, choose];
}
