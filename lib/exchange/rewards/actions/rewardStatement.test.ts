import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { callData } from '@/lib/chain/contracts/contractCall';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { avaxPngPool } from '@/lib/exchange/rewards/testing/rewardPools.setup';
import { assertReviewed, ReviewMismatchError } from '@/lib/transactions/review/assertReviewed';
import type { Intent } from '@/lib/transactions/submit/intent';
import { claimIntent } from './claimIntent';
import { depositIntent } from './depositIntent';
import { depositTerms, MissingDepositAmountError, NoDepositAccountError } from './depositTerms';
import { withdrawIntent } from './withdrawIntent';
import { withdrawMethods } from './withdrawMethods';

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const NOW = 1_700_000_000n;
const permit = {
  v: 27,
  r: `0x${'1'.repeat(64)}`,
  s: `0x${'2'.repeat(64)}`,
  deadline: NOW + 600n,
} as const;

const own = avaxPngPool('WAVAX_PNG_V1');
const chef = avaxPngPool('WAVAX_PNG_V2');

/** Throws unless the first call of `sent` is what `reviewed` allows. */
function check(reviewed: Intent, sent: Intent): void {
  const [call] = sent.callsAt(NOW + 700n);
  const parameters = {
    chainId: '0xa86a',
    from: account,
    to: call.address,
    data: callData(call),
    value: '0x0',
    gas: '0x7a120',
  } as const;
  assertReviewed(parameters, reviewed, NOW);
}

const amountIn = (pool: RewardPool, raw: bigint) => amountOf(pool.stakingToken, raw);

const deposit = (pool: RewardPool, raw = 5n, signature?: typeof permit, owner: Address = account) =>
  depositIntent(
    {
      account: owner,
      pool,
      amount: amountIn(pool, raw),
      deadlineSeconds: 1_200,
      ...(signature && { permit: signature }),
    },
    true,
  );

/** What arrives according to an intent's review: symbols with amounts. */
const changes = (intent: Intent) =>
  intent.expectation?.changes.map(({ currency, worst }) => [currency.symbol, worst]);

const functionOf = (intent: Intent) => intent.callsAt(NOW + 700n)[0].functionName;

test('FRM-29 versions 0 and 1 deposit with stake or stakeWithPermit, as reviewed', () => {
  expect([functionOf(deposit(own)), functionOf(deposit(own, 5n, permit))]).toEqual([
    'stake',
    'stakeWithPermit',
  ]);
  expect(() => check(deposit(own), deposit(own))).not.toThrow();
  expect(() => check(deposit(own, 5n, permit), deposit(own, 5n, permit))).not.toThrow();
});

test('FRM-30 version 2 deposits with deposit or depositWithPermit, as reviewed', () => {
  expect([functionOf(deposit(chef)), functionOf(deposit(chef, 5n, permit))]).toEqual([
    'deposit',
    'depositWithPermit',
  ]);
  expect(() => check(deposit(chef), deposit(chef))).not.toThrow();
  expect(() => check(deposit(chef, 5n, permit), deposit(chef, 5n, permit))).not.toThrow();
});

test.each([
  ['another amount', deposit(own), deposit(own, 6n)],
  ['another amount in MiniChef', deposit(chef), deposit(chef, 6n)],
  ['another pool', deposit(own), deposit(chef)],
  ['another owner of the stake', deposit(chef), deposit(chef, 5n, undefined, other)],
  ['a signature that was not shown', deposit(own), deposit(own, 5n, permit)],
  [
    'another signature',
    deposit(own, 5n, permit),
    deposit(own, 5n, { ...permit, deadline: permit.deadline + 1n }),
  ],
])('FRM-29 FRM-30 a deposit with %s than reviewed is not sent', (_what, reviewed, sent) => {
  expect(() => check(reviewed, sent)).toThrow(ReviewMismatchError);
});

const withdrawal = (
  pool: RewardPool,
  method: Parameters<typeof withdrawIntent>[0]['method'],
  { raw = 5n, to = account }: { raw?: bigint; to?: Address } = {},
) =>
  withdrawIntent({
    account: to,
    pool,
    amount: amountIn(pool, raw),
    earned: amountOf(pool.rewardToken, 3n),
    extra: [],
    method,
  });

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

test('FRM-22 SIM-04 from its block on a reward is a minimum, and what is withdrawn is exact in every block', () => {
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

test('STK-10 exit is sent with at least 300000 gas and getReward with 350000', () => {
  const claim = claimIntent({
    account,
    pool: own,
    earned: amountOf(own.rewardToken, 3n),
    extra: [],
  });
  expect(withdrawal(own, 'exit').statement.leastGas).toBe(300_000n);
  expect(withdrawal(own, 'withdraw').statement.leastGas).toBeUndefined();
  expect(claim.statement.leastGas).toBe(350_000n);
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
    deposit(pool, 5n, permit),
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
  ['v', { ...permit, v: 28 }],
  ['r', { ...permit, r: permit.s }],
  ['s', { ...permit, s: permit.r }],
] as const)(
  'FRM-29 FRM-30 a deposit with another %s of the signature is refused',
  (_part, other) => {
    for (const pool of [own, chef])
      expect(() =>
        check(
          deposit(pool, 5n, permit),
          deposit(pool, 5n, { ...permit, ...other } as typeof permit),
        ),
      ).toThrow(ReviewMismatchError);
  },
);
