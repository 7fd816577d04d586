import { IntlProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, use, useMemo } from 'react';
import { loadMessages } from '@/lib/base/i18n/loadMessages';

type Props = { readonly screens: readonly string[]; readonly children: ReactNode };

/** Provides screens with their messages in a language that the page was not exported in. */
export function LoadedMessages({ screens, children }: Props) {
  const locale = useLocale();
  const shared = useMessages();
  const own = use(loadMessages(locale, screens));
  const all = useMemo(() => ({ ...shared, ...own }), [shared, own]);
  return (
    <IntlProvider locale={locale} messages={all}>
      {children}
    </IntlProvider>
  );
}
