import { IntlProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, use, useMemo } from 'react';
import { EXPORTED } from '@/lib/i18n/exported/shared';
import { loadMessages, type ScreenMessages as Own } from '@/lib/i18n/loadMessages';

type ScreenMessagesProps = {
  /** The screen's own messages in the exported language; they come with its code. */
  readonly exported: Own;
  readonly children: ReactNode;
};

/** Gives a screen its own messages in the page's language, beside those that all screens share. */
export function ScreenMessages({ exported, children }: ScreenMessagesProps) {
  const locale = useLocale();
  const shared = useMessages();
  const own =
    locale === EXPORTED.locale ? exported : use(loadMessages(locale, Object.keys(exported)));
  const all = useMemo(() => ({ ...shared, ...own }), [shared, own]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
