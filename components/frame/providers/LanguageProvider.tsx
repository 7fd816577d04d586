'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useLayoutEffect } from 'react';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import { EXPORTED_LOCALE } from '@/lib/base/i18n/locales';
import { useLanguage } from '@/lib/site/language/store';

/** Provides every screen with the texts of the language on screen. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useLanguage(({ shown }) => shown);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useShowTexts();
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

/**
 * Ends the wait that the start script has begun: with a language other than the document's, with that
 * if it is wanted, or with the news of a failure.
 */
function useShowTexts(): void {
  // Until then, the state is that of the exported document.
  const isHydrated = useIsHydrated();
  const isSettled = useLanguage(
    ({ shown, wanted, failed }) =>
      failed !== undefined || shown.locale === wanted || shown.locale !== EXPORTED_LOCALE,
  );
  useLayoutEffect(() => {
    if (isHydrated && isSettled) delete document.documentElement.dataset.texts;
  }, [isHydrated, isSettled]);
}
