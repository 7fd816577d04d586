import { render } from '@testing-library/react';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import shared from '@/messages/en.json';

/** Shows a part of a screen, in English, on a page with a connected wallet. */
export async function connectedScreen(
  content: ReactNode,
  messages: Partial<Messages>,
  options: Parameters<typeof connectedPage>[1],
) {
  const page = await connectedPage(() => undefined, options);
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, ...messages }} timeZone="UTC">
      {content}
    </NextIntlClientProvider>,
    { wrapper: page.wrapper },
  );
  return page;
}
