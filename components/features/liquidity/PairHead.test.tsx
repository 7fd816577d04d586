import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { avax, png } from '@/lib/features/swap/testing/exampleSwap.setup';
import liquidity from '@/messages/en/liquidity.json';
import shared from '@/messages/en.json';
import { PairHead } from './PairHead';

function show(hasPool: boolean) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ ...shared, liquidity }} timeZone="UTC">
        <PairHead currencies={[avax, png]} hasPool={hasPool} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

test('LIQ-08 the head of a pair names the fee of its pool', () => {
  show(true);
  expect(screen.getByText('0.3% fee')).toBeVisible();
});

test('LIQ-08 the head of a pair without a pool names no fee', () => {
  show(false);
  expect(screen.getByText(/AVAX/)).toBeVisible();
  expect(screen.queryByText(/fee/)).toBeNull();
});
