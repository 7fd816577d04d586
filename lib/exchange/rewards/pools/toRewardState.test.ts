import { EmptyResultError, ReadRevertedError, type ReadState } from '@/lib/chain/reads/readState';
import { hasStakeOrReward } from './rewardState';
import { type RewardAnswers, toRewardState } from './toRewardState';

const NOW = 1_000n;

function answer<Result>(result: Result): ReadState<Result> {
  return { status: 'success', result, blockNumber: 1n };
}
const reverted = { status: 'error', error: new ReadRevertedError() } as const;

const own: RewardAnswers = {
  totalStaked: answer(400n),
  rate: answer(12n),
  periodFinish: answer(2_000n),
  staked: answer(100n),
  earned: answer(7n),
};
const chef: RewardAnswers = {
  ...own,
  weight: answer([5n, 6n, 300n] as const),
  totalWeight: answer(1_200n),
  staked: answer([100n, -3n] as const),
};

const rateOf = (state: ReturnType<typeof toRewardState>) =>
  state.status === 'known'
    ? Number(state.figures.ratePerSecond.numerator) /
      Number(state.figures.ratePerSecond.denominator)
    : undefined;

test('FRM-11 FRM-16 a contract of its own pays the whole rate', () => {
  const state = toRewardState('stakingRewards', own, NOW);
  expect(rateOf(state)).toBe(12);
  expect(state).toMatchObject({
    figures: { totalStaked: 400n, period: 'running', periodFinish: 2_000n },
    own: { staked: 100n, earned: 7n },
  });
});

test('FRM-17 MiniChef pays a pool its part by weight', () => {
  const state = toRewardState('miniChef', chef, NOW);
  expect(rateOf(state)).toBe(3);
  expect(state).toMatchObject({ figures: { weight: 300n }, own: { staked: 100n, earned: 7n } });
});

test('FRM-14 a period is finished once its end is past, and never before it has one', () => {
  const at = (periodFinish: bigint) =>
    toRewardState('stakingRewards', { ...own, periodFinish: answer(periodFinish) }, NOW);
  expect([0n, 999n, 1_000n, 1_001n].map((finish) => rateOf(at(finish)))).toEqual([12, 0, 12, 12]);
  expect(at(999n)).toMatchObject({ figures: { period: 'finished' } });
  expect(at(0n)).toMatchObject({ figures: { period: 'running' } });
});

test('FRM-14 in MiniChef a pool without weight is finished as well', () => {
  const weight = answer([5n, 6n, 0n] as const);
  const state = toRewardState('miniChef', { ...chef, weight }, NOW);
  expect([rateOf(state), state]).toMatchObject([0, { figures: { period: 'finished' } }]);
});

test('FRM-14 FRM-41 a pool without weight whose rewarder still pays has not ended; it pays no PNG', () => {
  const weight = answer([5n, 6n, 0n] as const);
  const period = (rewardRatePerSecond: bigint, expiration: number) =>
    toRewardState(
      'miniChef',
      { ...chef, weight, extraPeriods: answer([{ rewardRatePerSecond, expiration }]) },
      NOW,
    );
  const paying = period(1n, 1_001);
  expect(paying).toMatchObject({ figures: { period: 'extraOnly' } });
  expect(rateOf(paying)).toBe(0);
  for (const over of [period(1n, 1_000), period(0n, 1_001)]) {
    expect(over).toMatchObject({ figures: { period: 'finished' } });
  }
  // The same after the period of all farms, and in addition to PNG nothing changes.
  const extraPeriods = answer([{ rewardRatePerSecond: 1n, expiration: 1_001 }]);
  expect(
    toRewardState('miniChef', { ...chef, periodFinish: answer(999n), extraPeriods }, NOW),
  ).toMatchObject({ figures: { period: 'extraOnly' } });
  expect(rateOf(toRewardState('miniChef', { ...chef, extraPeriods }, NOW))).toBe(3);
});

test('FRM-41 whether a pool without weight has ended is not known before its rewarder has answered', () => {
  const weight = answer([5n, 6n, 0n] as const);
  const asked = (extraPeriods: RewardAnswers['extraPeriods']) =>
    toRewardState('miniChef', { ...chef, weight, extraPeriods }, NOW);
  expect(asked({ status: 'loading' }).status).toBe('loading');
  expect(asked(reverted)).toMatchObject({ figures: { period: 'finished' } });
  expect(asked(undefined)).toMatchObject({ figures: { period: 'finished' } });
});

test('FRM-33 FRM-41 what a rewarder owes makes a pool the account’s own', () => {
  const owes = (raw: bigint) =>
    toRewardState(
      'miniChef',
      {
        ...chef,
        staked: answer([0n, 0n] as const),
        earned: answer(0n),
        pendingExtra: answer([[], [0n, raw]] as const),
      },
      NOW,
    );
  const own = [5n, 0n].map((raw) => {
    const state = owes(raw);
    return state.status === 'known' && hasStakeOrReward(state.own);
  });
  expect(own).toEqual([true, false]);
});

test('FRM-14 without any weight MiniChef pays nothing, and nothing is divided by it', () => {
  const state = toRewardState('miniChef', { ...chef, totalWeight: answer(0n) }, NOW);
  expect(rateOf(state)).toBe(0);
});

test('FRM-34 a contract that fails to report the reward still reports the stake', () => {
  const state = toRewardState('miniChef', { ...chef, earned: reverted }, NOW);
  expect(state).toMatchObject({
    status: 'known',
    own: { staked: 100n, earned: undefined, isEarnedUnreadable: true },
  });
});

test('FRM-33 what MiniChef owes an account that has left is shown by its debt, if it refuses to report it', () => {
  const left = (debt: bigint) => ({
    ...chef,
    staked: answer([0n, debt] as const),
    earned: reverted,
  });
  const stake = { staked: 0n, isEarnedUnreadable: false };
  expect(toRewardState('miniChef', left(-7n), NOW)).toMatchObject({
    own: { ...stake, earned: 7n },
  });
  expect(toRewardState('miniChef', left(3n), NOW)).toMatchObject({
    own: { ...stake, earned: 0n },
  });
});

test('ERR-59 FRM-34 a contract that fails to report what it pays still reports the stake and its reward', () => {
  const stake = { staked: 100n, earned: 7n, earnedBlock: 1n, isEarnedUnreadable: false };
  for (const broken of ['totalStaked', 'rate', 'periodFinish', 'weight', 'totalWeight'])
    expect(toRewardState('miniChef', { ...chef, [broken]: reverted }, NOW)).toEqual({
      status: 'failed',
      own: stake,
    });
  expect(toRewardState('miniChef', { ...chef, staked: reverted }, NOW)).toEqual({
    status: 'failed',
    own: undefined,
  });
});

test('ERR-59 a pool without a contract does not fail while the stake of an account is being read', () => {
  const missing = { status: 'error', error: new EmptyResultError() } as const;
  const answers = { totalStaked: missing, rate: missing, periodFinish: missing };
  const stateWith = (staked: RewardAnswers['staked']) =>
    toRewardState('stakingRewards', { ...answers, staked }, NOW).status;
  expect([undefined, { status: 'loading' } as const, missing].map(stateWith)).toEqual([
    'absent',
    'loading',
    'absent',
  ]);
});

test('ERR-59 a pool whose contract returns no usable answer has failed; a missing one is absent, and one without an answer is loading', () => {
  const gone = { status: 'error', error: new EmptyResultError() } as const;
  expect(toRewardState('stakingRewards', { ...own, rate: gone }, NOW).status).toBe('failed');
  const nothing = { totalStaked: gone, rate: gone, periodFinish: gone };
  expect(toRewardState('stakingRewards', nothing, NOW).status).toBe('absent');
  const loading = { ...own, rate: { status: 'loading' } as const };
  expect(toRewardState('stakingRewards', loading, NOW).status).toBe('loading');
  expect(toRewardState('stakingRewards', own, undefined).status).toBe('loading');
});
