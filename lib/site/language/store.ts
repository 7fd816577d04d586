import { create } from 'zustand';
import { EXPORTED } from '@/lib/base/i18n/exported/language';
import type { Language } from '@/lib/base/i18n/languageFile';
import type { Locale } from '@/lib/base/i18n/locales';
import { loadLanguage } from './loadLanguage';

type LanguageState = {
  /** The language on screen. */
  readonly shown: Language;
  /** The language that was chosen last. It is on screen once its texts are loaded. */
  readonly wanted: Locale;
  /** The wanted language, if it could not be loaded. */
  readonly failed: Locale | undefined;
};

/** The language of the page. A document begins in the one that it was exported in. */
export const useLanguage = create<LanguageState>(() => ({
  shown: EXPORTED,
  wanted: EXPORTED.locale,
  failed: undefined,
}));

/**
 * Changes the language of the page, once its texts are loaded. Meanwhile, and if they can't be
 * loaded, the language on screen stays; a page that has shown none yet shows the one that was on
 * screen before, if the start script could load it. Of two changes, the later one counts.
 */
export async function showLanguage(locale: Locale): Promise<void> {
  // A failure that is tried again, or of a language that is not wanted any more, is not reported.
  useLanguage.setState({ wanted: locale, failed: undefined });
  const change = await changeTo(locale);
  const { wanted, shown } = useLanguage.getState();
  if (wanted === locale && shown.locale !== locale) useLanguage.setState(change);
}

async function changeTo(locale: Locale): Promise<Partial<LanguageState>> {
  if (locale === EXPORTED.locale) return { shown: EXPORTED, failed: undefined };
  try {
    const shown = await loadLanguage(locale);
    return { shown, failed: shown.locale === locale ? undefined : locale };
  } catch {
    return { failed: locale };
  }
}

/** Shows the language that the start script has requested, as soon as its texts are there. */
export function showStartedLanguage(): void {
  const started = globalThis.__startedLanguage;
  if (started !== undefined) void showLanguage(started.locale);
}
