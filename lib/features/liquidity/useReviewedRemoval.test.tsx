import { act, renderHook } from '@testing-library/react';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { RemovalTerms } from './removeTerms';
import { useReviewedRemoval } from './useReviewedRemoval';

const [a, b] = CATALOGUE[43114];
if (a === undefined || b === undefined) throw new TypeError('A token is missing');

const giving = (rawA: bigint, rawB: bigint): RemovalTerms => ({
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amounts: [amountOf(a, rawA), amountOf(b, rawB)],
  liquidity: amountOf(a, 5n),
  slippageBps: 50,
  deadlineSeconds: 3600,
});

function opened(terms: RemovalTerms) {
  const { result, rerender } = renderHook(
    ({ offered, isUnconfirmed, reviewed }) => useReviewedRemoval(reviewed, offered, isUnconfirmed),
    { initialProps: { offered: terms, isUnconfirmed: true, reviewed: terms } },
  );
  return {
    raws: () => result.current.removal.amounts.map(({ raw }) => raw),
    result,
    see: (offered: RemovalTerms, isUnconfirmed = true, reviewed = terms) =>
      act(() => rerender({ offered, isUnconfirmed, reviewed })),
  };
}

test('LIQ-24 LIQ-39 C20 amounts that are no less than the agreed ones replace them, and later ones are compared with the agreed ones', () => {
  const { raws, result, see } = opened(giving(10_000n, 20_000n));
  see(giving(10_000n, 20_500n));
  expect(raws()).toEqual([10_000n, 20_500n]);
  expect(result.current).toMatchObject({ reviewStatus: 'current', hasImproved: true });
  see(giving(10_000n, 20_499n));
  expect(raws()).toEqual([10_000n, 20_499n]);
  expect(result.current).toMatchObject({ reviewStatus: 'current', hasImproved: true });
  // Below what 20,500 had as its minimum, and above that of the agreed 20,000.
  see(giving(9_999n, 20_000n));
  expect(raws()).toEqual([10_000n, 20_000n]);
  expect(result.current).toMatchObject({ reviewStatus: 'withinLimit', hasImproved: false });
  see(giving(10_000n, 20_000n));
  expect(result.current.reviewStatus).toBe('current');
});

test('LIQ-24 after confirm nothing changes', () => {
  const { raws, see } = opened(giving(10_000n, 20_000n));
  see(giving(11_000n, 21_000n), false);
  expect(raws()).toEqual([10_000n, 20_000n]);
});

test('LIQ-24 an accepted price replaces the updated amounts', () => {
  const { raws, see } = opened(giving(10_000n, 20_000n));
  see(giving(11_000n, 20_000n));
  const accepted = giving(9_000n, 23_000n);
  see(accepted, true, accepted);
  expect(raws()).toEqual([9_000n, 23_000n]);
});
