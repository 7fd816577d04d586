import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import {
  account,
  check,
  chef,
  functionOf,
  other,
  own,
} from '@/lib/exchange/rewards/testing/rewardIntents.setup';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { claimIntent } from './claimIntent';

test('FRM-32 a claim calls getReward, or harvest for the account itself', () => {
  const claim = (pool: RewardPool, to: Address = account) =>
    claimIntent({ account: to, pool, earned: amountOf(pool.rewardToken, 3n), extra: [] });
  expect([functionOf(claim(own)), functionOf(claim(chef))]).toEqual(['getReward', 'harvest']);
  for (const pool of [own, chef]) expect(() => check(claim(pool), claim(pool))).not.toThrow();
  expect(() => check(claim(chef), claim(chef, other))).toThrow(ReviewMismatchError);
  expect(claim(own).expectation?.changes).toEqual([
    { currency: own.rewardToken, shown: 3n, worst: 3n },
  ]);
});

test('FRM-40 what a rewarder owes is claimed by its own call, of the ids that were shown, for the account itself', () => {
  const ooe = { ...chef.rewardToken, symbol: 'OOE', address: other } as const;
  const rewarder = { address: other, rewardIds: [0n, 2n] } as const;
  const claim = (change: Partial<Parameters<typeof claimIntent>[0]> = {}) =>
    claimIntent({
      ...{ account, pool: chef, earned: amountOf(chef.rewardToken, 0n), earnedBlock: 7n },
      ...{ extra: [amountOf(ooe, 4n)], rewarder, ...change },
    });
  expect(functionOf(claim())).toBe('forceClaimRewards');
  expect(claim().expectation?.changes).toEqual([
    { currency: ooe, shown: 4n, worst: 4n, growsSince: 7n },
  ]);
  expect(() => check(claim(), claim())).not.toThrow();
  const others = [
    claim({ account: other }),
    claim({ rewarder: undefined }),
    claim({ rewarder: { ...rewarder, address: account } }),
    claim({ rewarder: { ...rewarder, rewardIds: [0n] } }),
    claim({ rewarder: { ...rewarder, rewardIds: [0n, 1n] } }),
    claim({ rewarder: { ...rewarder, rewardIds: [0n, 2n, 3n] } }),
  ];
  for (const sent of others) expect(() => check(claim(), sent)).toThrow(ReviewMismatchError);
  expect(() => check(claim({ rewarder: undefined }), claim())).toThrow(ReviewMismatchError);
});

test('FRM-40 an extra reward that the pool may not pay has to be accepted if it is not simulated', () => {
  const [none, some] = [0n, 1n].map((raw) => amountOf(chef.rewardToken, raw));
  const ooe = { ...chef.rewardToken, symbol: 'OOE', address: other } as const;
  const asks = (earned = none) => {
    if (earned === undefined) throw new TypeError('No amount');
    const claim = claimIntent({ account, pool: chef, earned, extra: [amountOf(ooe, 4n)] });
    return claim.expectation?.changes.map(({ unsimulated }) => unsimulated);
  };
  expect(asks()).toEqual(['asks']);
  expect(asks(some)).toEqual([undefined, undefined]);
});

test('STK-10 getReward is sent with at least 350000 gas', () => {
  const earned = amountOf(own.rewardToken, 3n);
  const claim = claimIntent({ account, pool: own, earned, extra: [] });
  expect(claim.statement.leastGas).toBe(350_000n);
});
