import { amountOf } from '@/lib/base/amounts/amount';
import { priceOf } from '@/lib/base/amounts/price';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { coversDeviation, marketPrice, priceDeviation } from './marketPrice';

const [a, b] = [numberedToken(0), numberedToken(1)];
/** Six dollars for a unit of A, and 1.5 for one of B: 4 of B for one of A. */
const market = marketPrice(
  [a, b],
  [
    { numerator: 6n, denominator: 1n },
    { numerator: 3n, denominator: 2n },
  ],
);
const set = (ofA: bigint, ofB: bigint) => priceOf(amountOf(a, ofA), amountOf(b, ofB));

test('LIQ-35 the market price of two tokens is the ratio of their dollar prices', () => {
  expect(market.numerator / market.denominator).toBe(4n);
  expect(priceDeviation(set(10n, 40n), market)).toMatchObject({
    share: { numerator: 0n },
    isFar: false,
  });
});

test.each([
  [10_500n, false, true],
  [10_501n, true, true],
  [9_500n, false, false],
  [9_499n, true, false],
])('LIQ-35 %s is far away from a market price of 10000: %s', (price, isFar, isAbove) => {
  // A costs 4 of B: 2500 of A are worth 10000 of B.
  expect(priceDeviation(set(2_500n, price), market)).toMatchObject({ isFar, isAbove });
});

test.each([
  ['the same', 1_099_950n, true],
  ['a smaller one', 1_099_000n, true],
  ['a larger one that is shown alike', 1_100_000n, true],
  ['one that is shown as larger', 1_100_001n, false],
  ['a smaller one on the other side', 940_000n, false],
])(
  'LIQ-35 the consent to 9.995%% above the market price covers %s: %s',
  (_name, price, isCovered) => {
    // 250,000 of A are worth a million of B. 9.995 percent is shown as 10.
    const accepted = priceDeviation(set(250_000n, 1_099_950n), market);
    expect(coversDeviation(accepted, priceDeviation(set(250_000n, price), market))).toBe(isCovered);
  },
);

test('LIQ-35 a deviation counts as larger from a hundredth of a percent on', () => {
  const above = (price: bigint) => priceDeviation(set(250_000n, price), market);
  expect(coversDeviation(above(1_099_100n), above(1_099_100n))).toBe(true);
  expect(coversDeviation(above(1_099_100n), above(1_099_101n))).toBe(false);
});
