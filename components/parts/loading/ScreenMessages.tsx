import { IntlProvider, type Messages, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { EXPORTED } from '@/lib/base/i18n/exported/language';

const LoadedMessages = lazyComponent(() => import('./LoadedMessages'), 'LoadedMessages');

type ScreenMessagesProps = {
  /** The screen's own messages in the exported language; they come with its code. */
  readonly exported: Partial<Messages>;
  readonly children: ReactNode;
};

/**
 * Provides a screen with its own messages in the page's language, in addition to those that all
 * screens share. Those of another language than the exported one are loaded, once there is one.
 */
export function ScreenMessages({ exported, children }: ScreenMessagesProps) {
  const locale = useLocale();
  const shared = useMessages();
  const all = useMemo(() => ({ ...shared, ...exported }), [shared, exported]);
  if (locale !== EXPORTED.locale) {
    return <LoadedMessages screens={Object.keys(exported)}>{children}</LoadedMessages>;
  }
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
