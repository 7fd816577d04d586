'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useLanguage } from '@/lib/site/language/store';

/** How long the page hides its English texts while those of the user's language arrive. */
const PATIENCE_MS = 1_000;

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

/** Ends the wait that the start script has begun: with the language, or without it. */
function useShowTexts(): void {
  const isSettled = useLanguage(
    ({ shown, failed }) =>
      failed !== undefined || shown.locale === globalThis.__startedLanguage?.locale,
  );
  useLayoutEffect(() => {
    if (isSettled) showTexts();
  }, [isSettled]);
  useEffect(() => {
    const timer = setTimeout(showTexts, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
}

function showTexts(): void {
  delete document.documentElement.dataset.texts;
}
