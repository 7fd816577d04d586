import type { Address } from 'viem';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { miniChefReadsAbi } from '@/lib/chain/contracts/abis/miniChefReads';
import { stakingRewardsReadsAbi } from '@/lib/chain/contracts/abis/stakingRewardsReads';
import { hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import type { RewardPool } from './rewardPool';

/**
 * The reads of what a pool pays and of what an account has staked in it, by the names of their
 * answers.
 */
export function rewardPoolReads(pool: RewardPool, account: Address | undefined) {
  return {
    totalStaked: totalStakedRead(pool),
    rate: rateRead(pool),
    periodFinish: periodFinishRead(pool),
    weight: weightRead(pool),
    totalWeight: totalWeightRead(pool),
    staked: stakedRead(pool, account),
  };
}

/** The read of what all together have staked, in the staking token's smallest unit. */
export function totalStakedRead({ contract, stakingToken }: RewardPool) {
  const { address } = contract;
  return contract.type === 'stakingRewards'
    ? ({ address, abi: stakingRewardsReadsAbi, functionName: 'totalSupply' } as const)
    : ({
        address: stakingToken.address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      } as const);
}

/** The read of what the contract pays in a second, in the reward token's smallest unit. */
export function rateRead({ contract }: RewardPool) {
  const { address } = contract;
  return contract.type === 'stakingRewards'
    ? ({ address, abi: stakingRewardsReadsAbi, functionName: 'rewardRate' } as const)
    : ({ address, abi: miniChefReadsAbi, functionName: 'rewardPerSecond' } as const);
}

/** The read of when the contract stops paying, in seconds since 1970. */
export function periodFinishRead({ contract }: RewardPool) {
  const { address } = contract;
  return contract.type === 'stakingRewards'
    ? ({ address, abi: stakingRewardsReadsAbi, functionName: 'periodFinish' } as const)
    : ({ address, abi: miniChefReadsAbi, functionName: 'rewardsExpiration' } as const);
}

/** The read of a pool's weight in MiniChef; undefined for other contracts, which have one pool. */
function weightRead({ contract }: RewardPool) {
  if (contract.type === 'stakingRewards') return undefined;
  const { address, poolId } = contract;
  return { address, abi: miniChefReadsAbi, functionName: 'poolInfo', args: [poolId] } as const;
}

/** The read of the weight of all pools of MiniChef together; undefined for other contracts. */
function totalWeightRead({ contract }: RewardPool) {
  if (contract.type === 'stakingRewards') return undefined;
  return {
    address: contract.address,
    abi: miniChefReadsAbi,
    functionName: 'totalAllocPoint',
  } as const;
}

/**
 * The read of what an account has staked: an amount, or first in a list of two; undefined without
 * an account. It is in the staking token, and a pool token is worth what its contract says.
 */
export function stakedRead({ contract, stakingToken }: RewardPool, account: Address | undefined) {
  if (account === undefined) return undefined;
  const { address } = contract;
  const readWith = stakingToken.address;
  return contract.type === 'stakingRewards'
    ? ({
        address,
        abi: stakingRewardsReadsAbi,
        functionName: 'balanceOf',
        args: [account],
        readWith,
      } as const)
    : ({
        address,
        abi: miniChefReadsAbi,
        functionName: 'userInfo',
        args: [contract.poolId, account],
        readWith,
      } as const);
}

/** The read of the reward that an account is owed; undefined without an account. */
export function earnedRead({ contract }: RewardPool, account: Address | undefined) {
  if (account === undefined) return undefined;
  const { address } = contract;
  return contract.type === 'stakingRewards'
    ? ({ address, abi: stakingRewardsReadsAbi, functionName: 'earned', args: [account] } as const)
    : ({
        address,
        abi: miniChefReadsAbi,
        functionName: 'pendingReward',
        args: [contract.poolId, account],
      } as const);
}

/**
 * The answer to {@link stakedRead}: in MiniChef with the debt of the account, below zero if owed.
 */
export type StakedAnswer = bigint | readonly [staked: bigint, rewardDebt: bigint];

/** What an account has staked. */
export function stakedIn(answer: StakedAnswer): bigint {
  return typeof answer === 'bigint' ? answer : answer[0];
}

/**
 * The reward that MiniChef owes an account without a stake, in the reward token's smallest unit: a
 * debt below zero. A debt above zero is what a division left over.
 *
 * @returns undefined for an account with a stake, and for other contracts.
 */
export function owedAfterLeaving(answer: StakedAnswer): bigint | undefined {
  if (typeof answer === 'bigint' || answer[0] !== 0n) return undefined;
  const [, rewardDebt] = answer;
  return rewardDebt < 0n ? -rewardDebt : 0n;
}

/**
 * The reward that an account is owed; undefined while unknown, and if the contract does not report
 * it. MiniChef may fail to report the reward of an account that has left; its debt shows it then.
 *
 * @param staked - What the account has staked; undefined while unknown.
 */
export function earnedOf(
  earned: ReadState<bigint> | undefined,
  staked: StakedAnswer | undefined,
): bigint | undefined {
  const isUnreadable = earned !== undefined && hasNoUsableAnswer(earned);
  return isUnreadable && staked !== undefined ? owedAfterLeaving(staked) : resultOf(earned);
}
