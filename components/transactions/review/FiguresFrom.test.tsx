import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { formatMoment } from '@/lib/base/time/formatDate';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import transactions from '@/messages/en/transactions.json';
import shared from '@/messages/en.json';
import { FiguresFrom } from './FiguresFrom';

test('LNG-16 the age of the figures has their exact moment as its tip', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 23, 10, 31, 5, 400) });
  const figuresMoment = { block: 12_345n, readAtMs: monotonicMs() - 3_000 };
  render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, transactions }} timeZone="UTC">
      <FiguresFrom review={{ figuresMoment, isPreviewed: false }} />
    </NextIntlClientProvider>,
  );
  const age = screen.getByRole('button', { name: /^Block 12,345, 3\ss ago$/ });
  expect(age).toHaveAttribute('aria-description', formatMoment(Date.now() - 3_000, 'en'));
  jest.useRealTimers();
});
