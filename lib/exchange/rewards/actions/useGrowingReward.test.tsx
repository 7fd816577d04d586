import { renderHook } from '@testing-library/react';
import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useGrowingReward } from './useGrowingReward';

const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const png = (raw: bigint) => amountOf(pngToken(43114), raw);

type Shown = {
  readonly account: Address | undefined;
  readonly raw: bigint | undefined;
  readonly extra?: readonly ReturnType<typeof png>[];
  readonly isUnconfirmed?: boolean;
};

/**
 * The review of a reward of 5 of an account, above a screen that changes. Each reward is of the
 * block of the same number.
 */
function review() {
  const extra: readonly ReturnType<typeof png>[] = [];
  const reviewed = { account: ALICE, earned: png(5n), extra };
  const first: Shown = { account: ALICE, raw: 5n, extra };
  const { result, rerender } = renderHook(
    ({ account, raw, isUnconfirmed = true, ...more }: Shown) => {
      const earned = raw === undefined ? undefined : png(raw);
      const screen = { account, earned, earnedBlock: raw, extra: more.extra ?? extra };
      return useGrowingReward(reviewed, screen, isUnconfirmed);
    },
    { initialProps: first },
  );
  return {
    show: (shown: Shown) => rerender(shown),
    earned: () => result.current.earned.raw,
    earnedBlock: () => result.current.earnedBlock,
    extra: () => result.current.extra.map(({ raw }) => raw),
  };
}

test('FRM-42 the reward of an open review grows with that of the screen, and so does the extra reward', () => {
  const { show, earned, earnedBlock, extra } = review();
  expect([earned(), extra()]).toEqual([5n, []]);
  show({ account: ALICE, raw: 7n });
  expect([earned(), earnedBlock()]).toEqual([7n, 7n]);
  const beside = [png(2n)];
  show({ account: ALICE, raw: 7n, extra: beside });
  expect([earned(), extra()]).toEqual([7n, [2n]]);
});

test('FRM-42 while the reward is not known, the last one stays', () => {
  const { show, earned } = review();
  show({ account: ALICE, raw: 7n });
  show({ account: ALICE, raw: undefined });
  expect(earned()).toBe(7n);
});

test('FRM-42 the reward of another account never takes its place', () => {
  const { show, earned } = review();
  show({ account: BOB, raw: 9n });
  expect(earned()).toBe(5n);
  show({ account: undefined, raw: undefined });
  expect(earned()).toBe(5n);
});

test('FRM-42 once the review is confirmed, the reward that was shown last stays', () => {
  const { show, earned } = review();
  show({ account: ALICE, raw: 7n });
  show({ account: ALICE, raw: 0n, isUnconfirmed: false });
  expect(earned()).toBe(7n);
});

test('FRM-40 the claim of a rewarder follows what it owes, and never turns into one of the pool', () => {
  const rewarder = (...rewardIds: readonly bigint[]) => ({ address: BOB, rewardIds });
  const none = png(0n);
  const reviewed = { account: ALICE, earned: none, extra: [png(5n)], rewarder: rewarder(0n) };
  type Followed = Parameters<typeof useGrowingReward>[1];
  const initialProps: Followed = reviewed;
  const { result, rerender } = renderHook(
    (followed: Followed) => useGrowingReward(reviewed, followed, true),
    { initialProps },
  );
  rerender({ ...reviewed, extra: [png(7n)], rewarder: rewarder(0n, 1n) });
  expect(result.current).toMatchObject({ extra: [png(7n)], rewarder: rewarder(0n, 1n) });
  rerender({ ...reviewed, extra: [png(8n)], rewarder: { address: ALICE, rewardIds: [0n] } });
  expect(result.current).toMatchObject({ extra: [png(7n)], rewarder: rewarder(0n, 1n) });
  rerender({ ...reviewed, earned: png(9n), extra: [], rewarder: undefined });
  expect(result.current).toMatchObject({ extra: [], rewarder: rewarder(0n, 1n) });
});
