import { IntlProvider, type Messages, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { EXPORTED } from '@/lib/base/i18n/exported/language';

type ScreenMessagesProps = {
  /** The screen's own messages in the exported language; they come with its code. */
  readonly exported: Partial<Messages>;
  readonly children: ReactNode;
};

/**
 * Provides a screen with its own messages in the page's language, in addition to those that all
 * screens share. The file of another language has those of all screens.
 */
export function ScreenMessages({ exported, children }: ScreenMessagesProps) {
  const locale = useLocale();
  const shared = useMessages();
  const all = useMemo(
    () => (locale === EXPORTED.locale ? { ...shared, ...exported } : shared),
    [locale, shared, exported],
  );
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
