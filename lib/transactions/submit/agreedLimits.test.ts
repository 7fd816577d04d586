import { nativeCurrency } from '@/lib/base/tokens/currency';
import { token } from '@/lib/transactions/history/testing/pendingRecord.setup';
import { agreedLimits } from './agreedLimits';

const avax = nativeCurrency(43114);
const swap = {
  type: 'swap',
  input: { currency: avax, raw: 10n },
  output: { currency: token, raw: 200n },
} as const;

test('ACT-07 the limits of a review are recorded by the fields of its summary', () => {
  const changes = [
    { currency: avax, shown: -10n, worst: -10n },
    { currency: token, shown: 200n, worst: 190n },
  ];
  expect(agreedLimits(swap, { changes })).toEqual({ input: 10n, output: 190n });
});

test('ACT-07 what the review says of another currency is no limit', () => {
  const changes = [{ currency: avax, shown: -10n, worst: -11n }];
  expect(agreedLimits(swap, { changes })).toEqual({ input: 11n });
  expect(agreedLimits({ type: 'wrap', amount: { currency: avax, raw: 10n } }, { changes })).toEqual(
    {},
  );
});
