import { IntlProvider, type Messages, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

type ScreenWordsProps = {
  /** The screen's own words in English; they come with its code. */
  readonly words: Partial<Messages>;
  readonly children: ReactNode;
};

/** Gives a screen its own words, beside those that all screens share. */
export function ScreenWords({ words, children }: ScreenWordsProps) {
  const locale = useLocale();
  const shared = useMessages();
  const messages = useMemo(() => ({ ...shared, ...words }), [shared, words]);
  return (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
