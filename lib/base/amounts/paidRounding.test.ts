import { nativeCurrency } from '@/lib/base/tokens/currency';
import { amountOf } from './amount';
import { paidRounding } from './paidRounding';

const paid = (raw: bigint, balance: bigint | undefined) =>
  paidRounding(amountOf(nativeCurrency(43114), raw), balance);

test('what is paid is rounded up, but not above the balance', () => {
  expect(paid(499_999_100_000_000_000_000n, 500_000_000_000_000_000_000n)).toBe('up');
  // Rounded up, it would be 500.
  expect(paid(499_999_100_000_000_000_000n, 499_999_400_000_000_000_000n)).toBe('down');
  expect(paid(499_999_100_000_000_000_000n, 499_999_100_000_000_000_000n)).toBe('down');
  expect(paid(5_000_000_000_000_000_000n, 5_000_000_000_000_000_000n)).toBe('up');
  expect(paid(1n, 1n)).toBe('up');
});

test('what is paid is rounded up if the balance is unknown or too small', () => {
  expect(paid(499_999_100_000_000_000_000n, undefined)).toBe('up');
  expect(paid(499_999_100_000_000_000_000n, 1n)).toBe('up');
});
