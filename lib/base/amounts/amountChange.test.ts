import { nativeCurrency } from '@/lib/base/tokens/currency';
import { amountOf } from './amount';
import { amountChange } from './amountChange';

const of = (raw: bigint) => amountOf(nativeCurrency(43114), raw);

test.each([
  [2_000n, 1_999n, { direction: 'less', bps: 5 }],
  [30_000n, 30_004n, { direction: 'more', bps: 1 }],
  [30_000n, 30_005n, { direction: 'more', bps: 2 }],
  [5n * 10n ** 18n, 51n * 10n ** 17n + 1n, { direction: 'more', bps: 200 }],
  [1_000_000n, 1_000_001n, { direction: 'more', bps: 1 }],
  [1_000n, 3_000n, { direction: 'more', bps: 20_000 }],
  [1_000n, 0n, { direction: 'less', bps: 10_000 }],
  [0n, 7n, { direction: 'same', bps: 0 }],
  [7n, 7n, { direction: 'same', bps: 0 }],
] as const)('from %p to %p an amount has changed by %p', (before, now, change) => {
  expect(amountChange(of(before), of(now))).toEqual(change);
});
