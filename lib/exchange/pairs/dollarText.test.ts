import fc from 'fast-check';
import { parseAmount } from '@/lib/base/amounts/parseAmount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { amountTextOf, dollarText } from './dollarText';

const avax = nativeCurrency(43114);
const twenty = { numerator: 20n, denominator: 10n ** 18n };

test.each([
  ['100', '5'],
  ['100.', '5'],
  ['.5', '0.025'],
  ['0.01', '0.0005'],
  ['1000000', '50000'],
  ['0', '0'],
  ['', ''],
  ['.', ''],
])('%j dollars are worth %j AVAX at 20 dollars', (dollars, text) => {
  expect(amountTextOf(dollars, avax, twenty)).toBe(text);
});

test('what is typed is never worth more than its dollars', () => {
  expect(amountTextOf('100', avax, { numerator: 30n, denominator: 10n ** 18n })).toBe('3.3333333');
  const positive = fc.bigInt({ min: 1n, max: 10n ** 30n });
  fc.assert(
    fc.property(positive, positive, fc.nat(10 ** 9), (numerator, denominator, cents) => {
      const dollars = (cents / 100).toFixed(2);
      const amount = parseAmount(amountTextOf(dollars, avax, { numerator, denominator }), avax);
      // Compared in cents: raw × price ≤ dollars.
      expect((amount?.raw ?? 0n) * numerator * 100n <= BigInt(cents) * denominator).toBe(true);
    }),
  );
});

test('a value is written to the nearest cent, without zeros behind it', () => {
  expect(dollarText({ numerator: 24_995n, denominator: 1_000n })).toBe('25');
  expect(dollarText({ numerator: 12_345n, denominator: 100n })).toBe('123.45');
});
