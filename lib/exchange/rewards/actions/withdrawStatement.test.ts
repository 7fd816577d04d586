import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import {
  changes,
  check,
  chef,
  functionOf,
  other,
  own,
  withdrawal,
} from '@/lib/exchange/rewards/testing/rewardIntents.setup';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import { withdrawMethods } from './withdrawMethods';

test('FRM-31 everything is withdrawn by exit or withdrawAndHarvest, a part by withdraw or withdrawAndHarvest', () => {
  const first = (pool: RewardPool, isAll: boolean) =>
    functionOf(withdrawal(pool, withdrawMethods(pool, isAll)[0]));
  expect([first(own, true), first(own, false)]).toEqual(['exit', 'withdraw']);
  expect([first(chef, true), first(chef, false)]).toEqual([
    'withdrawAndHarvest',
    'withdrawAndHarvest',
  ]);
});

test.each([
  [own, 'exit'],
  [own, 'withdraw'],
  [chef, 'withdrawAndHarvest'],
  [chef, 'withdraw'],
  [chef, 'emergencyWithdraw'],
] as const)(
  'FRM-31 FRM-34 a withdrawal is sent in the reviewed method and in no other: %#',
  (pool, method) => {
    expect(() => check(withdrawal(pool, method), withdrawal(pool, method))).not.toThrow();
    for (const sent of withdrawMethods(pool, true).filter((each) => each !== method))
      expect(() => check(withdrawal(pool, method), withdrawal(pool, sent))).toThrow(
        ReviewMismatchError,
      );
  },
);

test('FRM-31 a withdrawal of another amount, or to another account, is not sent', () => {
  const reviewed = withdrawal(chef, 'withdrawAndHarvest');
  expect(() => check(reviewed, withdrawal(chef, 'withdrawAndHarvest', { raw: 6n }))).toThrow(
    ReviewMismatchError,
  );
  expect(() => check(reviewed, withdrawal(chef, 'withdrawAndHarvest', { to: other }))).toThrow(
    ReviewMismatchError,
  );
  expect(() =>
    check(withdrawal(own, 'withdraw'), withdrawal(own, 'withdraw', { raw: 6n })),
  ).toThrow();
});

test('FRM-31 FRM-34 a review expects the reward only if it is paid', () => {
  const withReward = [
    ['PGL', 5n],
    ['PNG', 3n],
  ];
  expect(changes(withdrawal(own, 'exit'))).toEqual(withReward);
  expect(changes(withdrawal(chef, 'withdrawAndHarvest'))).toEqual(withReward);
  for (const method of ['withdraw', 'emergencyWithdraw'] as const)
    expect(changes(withdrawal(chef, method))).toEqual([['PGL', 5n]]);
});

test('STK-10 exit is sent with at least 300000 gas', () => {
  expect(withdrawal(own, 'exit').statement.leastGas).toBe(300_000n);
  expect(withdrawal(own, 'withdraw').statement.leastGas).toBeUndefined();
});
