import { hasStakeOrReward, isPaying, type OwnStake, type RewardFigures } from './rewardState';

const NOTHING: OwnStake = { staked: 0n, earned: 0n, isEarnedUnreadable: false };

test.each<[string, OwnStake | undefined, boolean]>([
  ['a stake', { ...NOTHING, staked: 1n }, true],
  ['a reward without a stake', { ...NOTHING, earned: 1n }, true],
  ['a reward of the rewarder alone', { ...NOTHING, isOwedExtra: true }, true],
  ['a stake whose reward is not known', { ...NOTHING, staked: 1n, earned: undefined }, true],
  ['neither', NOTHING, false],
  ['no stake, and a reward that is not known', { ...NOTHING, earned: undefined }, false],
  ['what is not known', undefined, false],
])("FRM-33 STK-06 whether a reward pool is the account's own, with %s", (_what, own, isOwn) => {
  expect(hasStakeOrReward(own)).toBe(isOwn);
});

test('FRM-14 STK-06 a reward pool pays once that is known, and until its period is finished', () => {
  const figures: RewardFigures = {
    totalStaked: 5n,
    ratePerSecond: { numerator: 1n, denominator: 1n },
    periodFinish: 7n,
    period: 'running',
  };
  expect(isPaying(figures)).toBe(true);
  expect(isPaying({ ...figures, period: 'finished' })).toBe(false);
  expect(isPaying(undefined)).toBe(false);
});
