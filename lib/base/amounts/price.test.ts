import fc from 'fast-check';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { amountOf } from './amount';
import { formatPrice, invertPrice, priceOf } from './price';
import { SHORT_DIGITS } from './significantDigits';

const avax = nativeCurrency(43114);
const usdc: Token = {
  type: 'token',
  chainId: 43114,
  address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
  decimals: 6,
  symbol: 'USDC.e',
  name: 'USD Coin',
};

test('AMT-04 a price is shown with 6 significant digits, in whole units of both currencies', () => {
  const price = priceOf(amountOf(avax, 3n * 10n ** 18n), amountOf(usdc, 200_000_000n));
  expect(formatPrice(price, { locale: 'en' })).toBe('66.6667');
  expect(formatPrice(price, { locale: 'en', digits: SHORT_DIGITS })).toBe('66.67');
  expect(formatPrice(price, { locale: 'de' })).toBe('66,6667');
  expect(formatPrice(invertPrice(price), { locale: 'en' })).toBe('0.015');
});

test('AMT-04 a very small price keeps its digits', () => {
  const price = priceOf(amountOf(usdc, 10n ** 12n), amountOf(avax, 1_234_567_890n));
  expect(formatPrice(price, { locale: 'en' })).toBe('0.00000000000000123457');
});

test('a price inverted twice is itself', () => {
  const raw = fc.bigInt(1n, 2n ** 112n);
  fc.assert(
    fc.property(raw, raw, (a, b) => {
      const price = priceOf(amountOf(avax, a), amountOf(usdc, b));
      expect(invertPrice(invertPrice(price))).toEqual(price);
    }),
  );
});
