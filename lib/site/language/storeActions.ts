import type { Locale } from '@/lib/base/i18n/locales';
import { useSettings } from '@/lib/site/settings/store';
import { useLanguage } from './store';

/** Stores a user's choice of language, with the one on screen; null follows the browser. */
export function chooseLanguage(language: Locale | null): void {
  const { locale } = useLanguage.getState().shown;
  useSettings.setState(({ languageBefore }) => ({
    language,
    languageBefore: locale === language ? languageBefore : locale,
    timestamp: Date.now(),
  }));
}
