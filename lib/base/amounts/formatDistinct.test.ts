import fc from 'fast-check';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { amountOf } from './amount';
import { formatBalance } from './formatAmount';
import { formatChanged, formatDistinct } from './formatDistinct';

const avax = nativeCurrency(43114);
const down = { rounding: 'down', locale: 'en' } as const;
const texts = (a: bigint, b: bigint) =>
  formatDistinct([amountOf(avax, a), amountOf(avax, b)], down);

test.each([
  [
    '6 digits, where they differ',
    1_500_000_000_000_000_000n,
    1_400_000_000_000_000_000n,
    ['1.5', '1.4'],
  ],
  [
    'more, where 6 are equal',
    19_881_200_000_000_000n,
    19_880_900_000_000_000n,
    ['0.0198812', '0.0198809'],
  ],
  [
    'all, where only the last differs',
    2n * 10n ** 18n,
    2n * 10n ** 18n - 1n,
    ['2', '1.999999999999999999'],
  ],
  [
    'all, where both are below the smallest shown',
    7n,
    5n,
    ['0.000000000000000007', '0.000000000000000005'],
  ],
  [
    '6 digits, where they are equal',
    123_456_789n * 10n ** 12n,
    123_456_789n * 10n ** 12n,
    ['123.456', '123.456'],
  ],
])('SIM-04 AMT-04 two amounts are shown with %s', (_what, a, b, expected) => {
  expect(texts(a, b)).toEqual(expected);
});

const usdc: Token = {
  type: 'token',
  chainId: 43114,
  address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
  decimals: 6,
  symbol: 'USDC.e',
  name: 'USD Coin',
};

test.each([
  { before: '900000000', change: '247178222', shown: ['900', '1,147.178'] },
  { before: '123456789', change: '500000', shown: ['123.456', '123.956'] },
  { before: '2500000000', change: '-1234567', shown: ['2,500', '2,498.76543'] },
  { before: '0', change: '5', shown: ['0', '0.000005'] },
  { before: '487491234', change: '-12500000', shown: ['487.491', '474.991'] },
  { before: '2500000000', change: '-100000000', shown: ['2,500', '2,400'] },
  { before: '10000500000', change: '-10000499000', shown: ['10,000.500', '0.001'] },
])('a balance of $before and a change of $change add up on screen', (row) => {
  const of = (raw: bigint) => amountOf(usdc, raw);
  const [before, change] = [BigInt(row.before), BigInt(row.change)];
  const size = of(change < 0n ? -change : change);
  expect(formatChanged([of(before), of(before + change)], size, 'en')).toEqual(row.shown);
});

test('LNG-14 a balance in whole units is not written as 900,000, which could be read as thousands', () => {
  const [before, after] = [amountOf(usdc, 900_000_000n), amountOf(usdc, 1_494_631_000n)];
  const change = amountOf(usdc, 594_631_000n);
  expect(formatChanged([before, after], change, 'vi')).toEqual(['900', '1.494,631']);
  expect(formatChanged([after, before], change, 'es')).toEqual(['1494,631', '900']);
});

test('AMT-18 a balance that does not change has the text of any balance', () => {
  const balances = fc.bigInt(0n, 10n ** 30n);
  fc.assert(
    fc.property(balances, (raw) => {
      const balance = amountOf({ ...usdc, decimals: 18 }, raw);
      const text = formatBalance(balance, { locale: 'en' });
      const zero = amountOf(balance.currency, 0n);
      expect(formatChanged([balance, balance], zero, 'en')).toEqual([text, text]);
    }),
  );
});

test('AMT-18 a balance just below 20,000 is nowhere shown as 20,000', () => {
  const balance = amountOf({ ...usdc, decimals: 18 }, 20_000n * 10n ** 18n - 1n);
  const five = amountOf(balance.currency, 5n * 10n ** 18n);
  const more = amountOf(balance.currency, balance.raw + five.raw);
  expect(formatChanged([balance, more], five, 'en')).toEqual(['19,999.9', '20,004.9']);
});
