import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en.json';
import { EndedReview } from './EndedReview';

test.each([
  ['walletChanged', 'Your wallet changed. Review again.'],
  ['closedEarly', 'Closed before your wallet was asked. Nothing was sent.'],
  ['closed', ''],
  ['sent', ''],
  [undefined, ''],
] as const)('TXN-19 after a review that ended as %s, the form says %j', (closed, text) => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <EndedReview session={{ closed }} />
    </NextIntlClientProvider>,
  );
  expect(container.textContent).toBe(text);
});
