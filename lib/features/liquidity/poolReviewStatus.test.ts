import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { addReviewStatus, removalReviewStatus } from './poolReviewStatus';
import { removalAmounts } from './removalAmounts';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const terms = (a: bigint, b: bigint, slippageBps = 50) =>
  ({
    account: ACCOUNT,
    amounts: [amountOf(nativeCurrency(43114), a), amountOf(wrappedNative(43114), b)],
    slippageBps,
    feesBps: [0, 100],
    isFirst: false,
  }) as const;

const removal = (a: bigint, b: bigint) => ({
  ...terms(a, b),
  deadlineSeconds: 3600,
  liquidity: amountOf(wrappedNative(43114), 5n),
});

test.each([
  [10_000n, 20_000n, 'current'],
  [10_000n, 20_001n, 'withinLimit'],
  [10_000n, 20_101n, 'withinLimit'],
  [10_000n, 20_102n, 'moved'],
  [10_000n, 19_900n, 'withinLimit'],
  [10_000n, 19_899n, 'moved'],
  [9_949n, 20_000n, 'moved'],
] as const)(
  'LIQ-16 from 10000 and 20000, a pool that now takes %s and %s has %s within half a percent',
  (a, b, reviewStatus) => {
    expect(addReviewStatus(terms(10_000n, 20_000n), terms(a, b))).toBe(reviewStatus);
  },
);

test.each([
  [10_000n, 20_000n, 'current'],
  [10_000n, 20_001n, 'better'],
  [10_001n, 20_000n, 'better'],
  [20_000n, 40_000n, 'better'],
  [9_999n, 20_001n, 'withinLimit'],
  [9_999n, 20_000n, 'withinLimit'],
  [9_949n, 20_000n, 'moved'],
  [9_999n, 40_000n, 'moved'],
] as const)(
  'LIQ-24 from 10000 and 20000, pool tokens that now return %s and %s are reported as %s',
  (a, b, reviewStatus) => {
    expect(removalReviewStatus(removal(10_000n, 20_000n), removal(a, b))).toBe(reviewStatus);
  },
);

/** What arrives of 10,000 and 20,000 when the second token keeps this of each of two transfers. */
const keeping = (feeBps: number) =>
  ({
    ...removal(10_000n, 20_000n),
    ...removalAmounts(removal(10_000n, 20_000n), [[], feeBps === 0 ? [] : [feeBps, feeBps]]),
  }) as const;

test('SIM-05 LIQ-24 a token that now keeps more has to be accepted, one that keeps less is better', () => {
  expect(removalReviewStatus(keeping(100), keeping(100))).toBe('current');
  expect(removalReviewStatus(keeping(100), keeping(101))).toBe('feeChanged');
  expect(removalReviewStatus(keeping(0), keeping(100))).toBe('feeChanged');
  expect(removalReviewStatus(keeping(100), keeping(0))).toBe('better');
});

test('LIQ-16 SIM-05 another fee of either token on its way in, larger or smaller, has to be accepted', () => {
  const reviewed = terms(10_000n, 20_000n);
  const taking = (a: number, b: number) => ({ ...reviewed, feesBps: [a, b] }) as const;
  expect(addReviewStatus(reviewed, taking(0, 100))).toBe('current');
  for (const [a, b] of [
    [0, 101],
    [0, 0],
    [1, 100],
  ] as const)
    expect(addReviewStatus(reviewed, taking(a, b))).toBe('feeChanged');
  const moved = { ...terms(20_000n, 20_000n), feesBps: [0, 0] } as const;
  expect(addReviewStatus(reviewed, moved)).toBe('moved');
});

test('LIQ-19 without a tolerance any other amount has moved', () => {
  expect(addReviewStatus(terms(10_000n, 20_000n, 0), terms(10_000n, 20_000n, 50))).toBe('current');
  expect(addReviewStatus(terms(10_000n, 20_000n, 0), terms(10_000n, 20_001n, 50))).toBe('moved');
});

test('C16 LIQ-19 a first addition is reported as created when another account was first', () => {
  const first = { ...terms(10_000n, 20_000n, 0), isFirst: true };
  expect(addReviewStatus(first, first)).toBe('current');
  expect(addReviewStatus(first, terms(10_000n, 20_000n))).toBe('created');
});

test('W09 a review that this account can no longer confirm is unavailable', () => {
  expect(addReviewStatus(terms(1n, 1n), undefined)).toBe('unavailable');
  expect(removalReviewStatus(removal(1n, 1n), undefined)).toBe('unavailable');
  const other = { ...removal(2n, 2n), account: OTHER_ACCOUNT } as const;
  expect(removalReviewStatus(removal(1n, 1n), other)).toBe('unavailable');
  expect(addReviewStatus(terms(1n, 1n), { ...terms(1n, 1n), account: OTHER_ACCOUNT })).toBe(
    'unavailable',
  );
});

test('C17 the same amounts in other currencies are another addition', () => {
  const { amounts, ...rest } = terms(10_000n, 20_000n);
  const swapped = {
    ...rest,
    amounts: [amountOf(wrappedNative(43113), 10_000n), amounts[1]],
  } as const;
  expect(addReviewStatus(terms(10_000n, 20_000n), swapped)).toBe('unavailable');
});
