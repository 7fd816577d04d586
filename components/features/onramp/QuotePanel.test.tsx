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
