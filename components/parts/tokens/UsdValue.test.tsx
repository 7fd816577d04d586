import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderInGerman } from '@/components/testing/german.setup';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { PNG } from '@/lib/transactions/simulation/testing/previewed.setup';
import shared from '@/messages/en.json';
import { AgreedPricesContext } from './agreedPrices';
import { UsdValue } from './UsdValue';

// Prices come from a chain, which is not here.
jest.mock('@/lib/exchange/pairs/useUsdPrice');

const amount = amountOf(PNG, 1n);

/** Whether room is kept for the value. */
function keepsRoom(isLoading: boolean, props: ComponentProps<typeof UsdValue>) {
  jest.mocked(useUsdPrice).mockReturnValue({ isLoading, price: undefined });
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <UsdValue {...props} />
    </NextIntlClientProvider>,
  );
  return container.childElementCount > 0;
}

test('PNL-21 the room of a value is kept while its amount or its price is read, and only if asked', () => {
  expect(keepsRoom(false, { amount: undefined, keepsRoom: true })).toBe(true);
  expect(keepsRoom(true, { amount, keepsRoom: true })).toBe(true);
  expect(keepsRoom(false, { amount, keepsRoom: true })).toBe(false);
  expect(keepsRoom(true, { amount })).toBe(false);
});

/** The value of 100 PNG at a price in cents, in a review or after it. */
function valueAt(cents: bigint, prices: Map<string, Fraction>, areFixed: boolean) {
  const price = { numerator: cents, denominator: 100n * 10n ** 18n };
  jest.mocked(useUsdPrice).mockReturnValue({ isLoading: false, price });
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <AgreedPricesContext value={{ prices, areFixed }}>
        <UsdValue amount={amountOf(PNG, 100n * 10n ** 18n)} />
      </AgreedPricesContext>
    </NextIntlClientProvider>,
  );
  return container.textContent;
}

test('TXN-22 after a review an amount has the value that the review showed, or none', () => {
  const prices = new Map<string, Fraction>();
  expect(valueAt(20n, prices, false)).toBe('$20.00');
  expect(valueAt(25n, prices, true)).toBe('$20.00');
  expect(valueAt(25n, new Map(), true)).toBe('');
});

test('LNG-14 a value in dollars is written as the language of the page does it', () => {
  const price = { numerator: 12_345n, denominator: 10n * 10n ** 18n };
  jest.mocked(useUsdPrice).mockReturnValue({ isLoading: false, price });
  const { container } = renderInGerman(<UsdValue amount={amountOf(PNG, 10n ** 18n)} />);
  expect(container.textContent).toBe('1.234,50\u00a0$');
});
