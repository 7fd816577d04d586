import { render } from '@testing-library/react';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import shared from '@/messages/en.json';

/** Shows a part of a German page. Its words are English: only its figures and dates are German. */
export function renderInGerman(content: ReactNode, messages: Partial<Messages> = {}) {
  return render(
    <NextIntlClientProvider locale="de" messages={{ ...shared, ...messages }} timeZone="UTC">
      {content}
    </NextIntlClientProvider>,
  );
}
