import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import {
  account,
  amountIn,
  changes,
  check,
  chef,
  functionOf,
  NOW,
  other,
  own,
} from '@/lib/exchange/rewards/testing/rewardIntents.setup';
import { ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import type { Intent } from '@/lib/transactions/submit/intent';
import { claimIntent } from './claimIntent';
import { depositIntent } from './depositIntent';
import { depositTerms, MissingDepositAmountError, NoDepositAccountError } from './depositTerms';
import { withdrawIntent } from './withdrawIntent';
import { withdrawMethods } from './withdrawMethods';

const signature = {
  v: 27,
  r: `0x${'1'.repeat(64)}`,
  s: `0x${'2'.repeat(64)}`,
  deadline: NOW + 600n,
} as const;

const deposit = (pool: RewardPool, raw = 5n, given?: typeof signature, owner: Address = account) =>
  depositIntent(
    {
      account: owner,
      pool,
      amount: amountIn(pool, raw),
      deadlineSeconds: 1_200,
      ...(given && { signature: given }),
    },
    true,
  );

test('FRM-29 versions 0 and 1 deposit with stake or stakeWithPermit, as reviewed', () => {
  expect([functionOf(deposit(own)), functionOf(deposit(own, 5n, signature))]).toEqual([
    'stake',
    'stakeWithPermit',
  ]);
  expect(() => check(deposit(own), deposit(own))).not.toThrow();
  expect(() => check(deposit(own, 5n, signature), deposit(own, 5n, signature))).not.toThrow();
});

test('FRM-30 version 2 deposits with deposit or depositWithPermit, as reviewed', () => {
  expect([functionOf(deposit(chef)), functionOf(deposit(chef, 5n, signature))]).toEqual([
    'deposit',
    'depositWithPermit',
  ]);
  expect(() => check(deposit(chef), deposit(chef))).not.toThrow();
  expect(() => check(deposit(chef, 5n, signature), deposit(chef, 5n, signature))).not.toThrow();
});

test.each([
  ['another amount', deposit(own), deposit(own, 6n)],
  ['another amount in MiniChef', deposit(chef), deposit(chef, 6n)],
  ['another pool', deposit(own), deposit(chef)],
  ['another owner of the stake', deposit(chef), deposit(chef, 5n, undefined, other)],
  ['a signature that was not shown', deposit(own), deposit(own, 5n, signature)],
  [
    'another signature',
    deposit(own, 5n, signature),
    deposit(own, 5n, { ...signature, deadline: signature.deadline + 1n }),
  ],
])('FRM-29 FRM-30 a deposit with %s than reviewed is not sent', (_what, reviewed, sent) => {
  expect(() => check(reviewed, sent)).toThrow(ReviewMismatchError);
});

test('FRM-42 SIM-04 from its block on a reward is a minimum, and what is withdrawn is exact in every block', () => {
  for (const pool of [own, chef]) {
    const [amount, earned] = [amountIn(pool, 5n), amountOf(pool.rewardToken, 3n)];
    const paid = { account, pool, earned, earnedBlock: 7n, extra: [] };
    const reward = { currency: pool.rewardToken, shown: 3n, worst: 3n, growsSince: 7n };
    const [method] = withdrawMethods(pool, true);
    expect(withdrawIntent({ ...paid, amount, method }).expectation?.changes).toStrictEqual([
      { currency: pool.stakingToken, shown: 5n, worst: 5n },
      reward,
    ]);
    expect(claimIntent(paid).expectation?.changes).toStrictEqual([reward]);
  }
});

test('FRM-36 a reward of zero is not part of what a review expects to arrive', () => {
  const ooe = { ...chef.rewardToken, symbol: 'OOE', address: other } as const;
  const [none, extra] = [amountOf(chef.rewardToken, 0n), [amountOf(ooe, 4n)]];
  const withdrawn = { account, pool: chef, amount: amountIn(chef, 5n), earned: none };
  const [method] = withdrawMethods(chef, true);
  expect(changes(withdrawIntent({ ...withdrawn, extra: [], method }))).toEqual([['PGL', 5n]]);
  const claim = claimIntent({ account, pool: chef, earned: none, extra });
  expect(changes(claim)).toEqual([['OOE', 4n]]);
  expect(claim.summary).toMatchObject({ type: 'claim', reward: extra[0] });
});

test('ERR-53 ERR-54 ERR-55 a deposit without account, amount or approval says so', () => {
  const parts = { pool: own, account, amount: amountIn(own, 5n), deadlineSeconds: 1_200 };
  expect(() => depositTerms({ ...parts, account: undefined })).toThrow(NoDepositAccountError);
  expect(() => depositTerms({ ...parts, amount: undefined })).toThrow(MissingDepositAmountError);
  const unapproved = depositIntent(depositTerms(parts), false);
  expect(() => unapproved.callsAt(NOW)).toThrow('Attempting to stake without');
});

test('FRM-30 a call to another pool of the same MiniChef is refused', () => {
  if (chef.contract.type !== 'miniChef') throw new TypeError('No MiniChef');
  const next: RewardPool = {
    ...chef,
    contract: { ...chef.contract, poolId: chef.contract.poolId + 1n },
  };
  const intentsOf = (pool: RewardPool): readonly Intent[] => [
    deposit(pool),
    deposit(pool, 5n, signature),
    ...withdrawMethods(pool, true).map((method) =>
      withdrawIntent({
        ...{ account, pool, method, extra: [] },
        ...{ amount: amountIn(pool, 5n), earned: amountOf(pool.rewardToken, 1n) },
      }),
    ),
    claimIntent({ account, pool, earned: amountOf(pool.rewardToken, 1n), extra: [] }),
  ];
  const others = intentsOf(next);
  for (const [index, reviewed] of intentsOf(chef).entries()) {
    const sent = others[index];
    if (sent === undefined) throw new TypeError('No intent');
    expect(() => check(reviewed, reviewed)).not.toThrow();
    expect(() => check(reviewed, sent)).toThrow(ReviewMismatchError);
  }
});

test.each([
  ['v', { ...signature, v: 28 }],
  ['r', { ...signature, r: signature.s }],
  ['s', { ...signature, s: signature.r }],
] as const)(
  'FRM-29 FRM-30 a deposit with another %s of the signature is refused',
  (_part, other) => {
    for (const pool of [own, chef])
      expect(() =>
        check(
          deposit(pool, 5n, signature),
          deposit(pool, 5n, { ...signature, ...other } as typeof signature),
        ),
      ).toThrow(ReviewMismatchError);
  },
);
