import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';

/**
 * How a contract returns what is staked.
 *
 * `exit`: all, with the reward. `withdraw`: an amount; the reward stays claimable.
 * `withdrawAndHarvest`: an amount, with the whole reward. `emergencyWithdraw`: all, and the reward
 * is lost for good.
 */
export type WithdrawMethod = 'exit' | 'withdraw' | 'withdrawAndHarvest' | 'emergencyWithdraw';

/** Methods to withdraw, the one that gives up least first. */
export type WithdrawMethods = readonly [WithdrawMethod, ...WithdrawMethod[]];

/** What a method does to the reward that is owed: it is paid, it stays claimable, or it is lost. */
export type RewardFate = 'paid' | 'stays' | 'lost';

const FATES: Readonly<Record<WithdrawMethod, RewardFate>> = {
  exit: 'paid',
  withdrawAndHarvest: 'paid',
  withdraw: 'stays',
  emergencyWithdraw: 'lost',
};

/** What a method does to the reward that is owed. */
export function rewardFate(method: WithdrawMethod): RewardFate {
  return FATES[method];
}

/**
 * The methods to take an amount back, the one that gives up least first. A contract that lacks its
 * reward, or whose rewarder fails, may accept only a later one.
 *
 * @param isAll - Whether the amount is all that is staked.
 */
export function withdrawMethods({ contract }: RewardPool, isAll: boolean): WithdrawMethods {
  if (contract.type === 'stakingRewards') return isAll ? ['exit', 'withdraw'] : ['withdraw'];
  return isAll
    ? ['withdrawAndHarvest', 'withdraw', 'emergencyWithdraw']
    : ['withdrawAndHarvest', 'withdraw'];
}

/**
 * The methods to try out before a withdrawal: those of the amount, and in MiniChef then one that
 * takes all whatever the amount. If only that one works, no part can be taken back.
 *
 * @param isAll - Whether the amount is all that is staked.
 */
export function triedMethods(pool: RewardPool, isAll: boolean): WithdrawMethods {
  const methods = withdrawMethods(pool, isAll);
  return pool.contract.type === 'stakingRewards' || isAll
    ? methods
    : [...methods, 'emergencyWithdraw'];
}
