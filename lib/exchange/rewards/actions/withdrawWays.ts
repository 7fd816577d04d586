import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';

/**
 * How a contract returns what is staked.
 *
 * `exit`: all, with the reward. `withdraw`: an amount; the reward stays claimable.
 * `withdrawAndHarvest`: an amount, with the whole reward. `emergencyWithdraw`: all, and the reward
 * is lost for good.
 */
export type WithdrawWay = 'exit' | 'withdraw' | 'withdrawAndHarvest' | 'emergencyWithdraw';

/** What a way does to the reward that is owed: it is paid, it stays claimable, or it is lost. */
export type RewardFate = 'paid' | 'stays' | 'lost';

const FATES: Readonly<Record<WithdrawWay, RewardFate>> = {
  exit: 'paid',
  withdrawAndHarvest: 'paid',
  withdraw: 'stays',
  emergencyWithdraw: 'lost',
};

/** What a way does to the reward that is owed. */
export function rewardFate(way: WithdrawWay): RewardFate {
  return FATES[way];
}

/**
 * The ways to take an amount back, the one that gives up least first. A contract that lacks its
 * reward, or whose rewarder fails, may accept a later one only.
 *
 * @param isAll - Whether the amount is all that is staked.
 */
export function withdrawWays(
  { contract }: RewardPool,
  isAll: boolean,
): readonly [WithdrawWay, ...WithdrawWay[]] {
  if (contract.type === 'stakingRewards') return isAll ? ['exit', 'withdraw'] : ['withdraw'];
  return isAll
    ? ['withdrawAndHarvest', 'withdraw', 'emergencyWithdraw']
    : ['withdrawAndHarvest', 'withdraw'];
}

/**
 * The ways to try out before a withdrawal: those of the amount, and in MiniChef then one that takes
 * all whatever the amount. If only that one works, no part can be taken back.
 *
 * @param isAll - Whether the amount is all that is staked.
 */
export function triedWays(
  pool: RewardPool,
  isAll: boolean,
): readonly [WithdrawWay, ...WithdrawWay[]] {
  const ways = withdrawWays(pool, isAll);
  return pool.contract.type === 'stakingRewards' || isAll ? ways : [...ways, 'emergencyWithdraw'];
}
