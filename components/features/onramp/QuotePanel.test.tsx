import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { QuoteState } from '@/lib/features/onramp/useCardQuote';
import buy from '@/messages/en/buy.json';
import shared from '@/messages/en.json';
import { QuotePanel } from './QuotePanel';

const panel = (state: QuoteState) => (
  <NextIntlClientProvider locale="en" messages={{ ...shared, buy }} timeZone="UTC">
    <QuotePanel state={state} fiat="USD" onRenew={() => undefined} />
  </NextIntlClientProvider>
);

test('BUY-01 a quote has its rows before it is there: with dashes, then waiting', () => {
  const { rerender } = render(panel({ status: 'none' }));
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([buy.receive, buy.price, buy.fee, buy.networkFee, buy.total, buy.allIn]);
  const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures()).toEqual(terms.map(() => '–'));
  rerender(panel({ status: 'loading' }));
  expect(figures()).toEqual(terms.map(() => ''));
  expect(screen.getByRole('status')).toHaveTextContent(buy.waitQuote);
});
