import { nativeCurrency } from '@/lib/base/tokens/currency';
import { amountOf } from './amount';
import { formatDistinct } from './formatDistinct';

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
