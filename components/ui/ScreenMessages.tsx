import { IntlProvider, type Messages, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';

type ScreenMessagesProps = {
  /** The screen's own messages, in English; they come with its code. */
  readonly messages: Partial<Messages>;
  readonly children: ReactNode;
};

/** Gives a screen its own messages, beside those that all screens share. */
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
