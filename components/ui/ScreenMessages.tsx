import { IntlProvider, type Messages, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

type ScreenMessagesProps = {
  /** The screen's own messages, in English. They are loaded with its code. */
  readonly messages: Partial<Messages>;
  readonly children: ReactNode;
};

/** Gives a screen its own messages, in addition to the shared ones. */
export function ScreenMessages({ messages, children }: ScreenMessagesProps) {
  const locale = useLocale();
  const shared = useMessages();
  const all = useMemo(() => ({ ...shared, ...messages }), [shared, messages]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
