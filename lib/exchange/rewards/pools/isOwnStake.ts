import type { RewardStake } from './rewardState';

/** Whether an account has something in a reward pool: a stake, or a reward that it is owed. */
export function isOwnStake(stake: RewardStake | undefined): boolean {
  if (stake === undefined) return false;
  return stake.staked > 0n || (stake.earned ?? 0n) > 0n || (stake.isOwedExtra ?? false);
}
