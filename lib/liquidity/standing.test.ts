import { amountOf } from '@/lib/amounts/amount';
import { nativeCurrency } from '@/lib/tokens/currency';
import { wrappedNative } from '@/lib/tokens/wrapped';
import { standingOf } from './standing';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const terms = (a: bigint, b: bigint, slippageBps = 50) =>
  ({
    account: ACCOUNT,
    amounts: [amountOf(nativeCurrency(43114), a), amountOf(wrappedNative(43114), b)],
    slippageBps,
  }) as const;

test.each([
  [10_000n, 20_000n, 'holds'],
  [10_000n, 20_101n, 'holds'],
  [10_000n, 20_102n, 'moved'],
  [10_000n, 19_900n, 'holds'],
  [10_000n, 19_899n, 'moved'],
  [9_949n, 20_000n, 'moved'],
] as const)(
  'LIQ-16 LIQ-24 of 10000 and 20000, a pool that takes %s and %s by now %s within half a percent',
  (a, b, standing) => {
    expect(standingOf(terms(10_000n, 20_000n), terms(a, b))).toBe(standing);
  },
);

test('LIQ-19 without a tolerance any other amount has moved', () => {
  expect(standingOf(terms(10_000n, 20_000n, 0), terms(10_000n, 20_000n, 50))).toBe('holds');
  expect(standingOf(terms(10_000n, 20_000n, 0), terms(10_000n, 20_001n, 50))).toBe('moved');
});

test('W09 what this account can not do any more is gone', () => {
  expect(standingOf(terms(1n, 1n), undefined)).toBe('gone');
  expect(standingOf(terms(1n, 1n), { ...terms(1n, 1n), account: OTHER_ACCOUNT })).toBe('gone');
});
