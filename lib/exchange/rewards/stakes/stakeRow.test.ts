import type { OwnStake } from '@/lib/exchange/rewards/pools/rewardState';
import { hasScreenLink } from './stakeRow';

const NOTHING: OwnStake = { staked: 0n, earned: 0n, isEarnedUnreadable: false };

function hasLink(period: 'running' | 'finished', own?: OwnStake): boolean {
  const ratePerSecond = { numerator: 1n, denominator: 1n };
  const figures = { totalStaked: 0n, ratePerSecond, periodFinish: 1n, period };
  return hasScreenLink({ figures, own });
}

test('STK-06 a stake links to its screen while it pays, and if the account has a stake or is owed a reward', () => {
  expect(hasLink('running')).toBe(true);
  expect(hasLink('finished')).toBe(false);
  expect(hasLink('finished', NOTHING)).toBe(false);
  expect(hasLink('finished', { ...NOTHING, staked: 1n })).toBe(true);
  expect(hasLink('finished', { ...NOTHING, earned: 1n })).toBe(true);
  expect(hasLink('finished', { ...NOTHING, earned: undefined })).toBe(false);
});
