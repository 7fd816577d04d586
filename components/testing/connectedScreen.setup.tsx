import { render } from '@testing-library/react';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/base/i18n/locales';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import shared from '@/messages/en.json';

type Options = Parameters<typeof connectedPage>[1] & {
  /** How figures and dates are written; the words are English. */
  readonly locale?: Locale;
};

/** Shows a part of a screen, in English, on a page with a connected wallet. */
export async function connectedScreen(
  content: ReactNode,
  messages: Partial<Messages>,
  { locale = 'en', ...options }: Options,
) {
  const page = await connectedPage(() => undefined, options);
  render(
    <NextIntlClientProvider locale={locale} messages={{ ...shared, ...messages }} timeZone="UTC">
      {content}
    </NextIntlClientProvider>,
    { wrapper: page.wrapper },
  );
  return page;
}
