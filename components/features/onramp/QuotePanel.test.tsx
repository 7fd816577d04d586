import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { formatMoment } from '@/lib/base/time/formatDate';
import { QUOTE } from '@/lib/features/onramp/testing/order.setup';
import type { QuoteState } from '@/lib/features/onramp/useCardQuote';
import buy from '@/messages/en/buy.json';
import shared from '@/messages/en.json';
import { QuotePanel } from './QuotePanel';

// They read the chain.
jest.mock('./QuoteCosts', () => ({ QuoteCosts: () => null }));

const panel = (state: QuoteState) => (
  <NextIntlClientProvider locale="en" messages={{ ...shared, buy }} timeZone="UTC">
    <QuotePanel state={state} fiat="USD" onRenew={() => undefined} />
  </NextIntlClientProvider>
);

test('BUY-01 what is received has its place before there is a quote: empty, waiting, then unknown', () => {
  const { rerender } = render(panel({ status: 'none' }));
  const status = screen.getByRole('status');
  const expectAlone = (figure: string) => {
    expect(screen.getByRole('term')).toHaveTextContent(buy.receive);
    expect(screen.getByRole('definition').textContent).toBe(figure);
  };
  expectAlone('0');
  expect(status).toBeEmptyDOMElement();
  rerender(panel({ status: 'loading' }));
  expectAlone('');
  expect(status).toHaveTextContent(buy.waitQuote);
  rerender(panel({ status: 'failed', failure: { type: 'unreachable' } }));
  expectAlone('–');
});

test('LNG-16 the age of a quote has the exact moment as its tip', () => {
  const quotedAtMs = Date.now() - 5_000;
  render(panel({ status: 'known', quote: QUOTE, quotedAtMs }));
  const age = screen.getByRole('button', { name: /^Quoted 5\ss ago\. Valid for 60\ss\.$/ });
  expect(age).toHaveAttribute('aria-description', formatMoment(quotedAtMs, 'en'));
});
