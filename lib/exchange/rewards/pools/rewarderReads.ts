import { type Address, zeroAddress } from 'viem';
import { miniChefReadsAbi } from '@/lib/chain/contracts/abis/miniChefReads';
import { rewarderAbi } from '@/lib/chain/contracts/abis/rewarder';
import type { RewardPool } from './rewardPool';

/**
 * The read of the contract that pays in addition to a pool of MiniChef; undefined for other
 * contracts.
 */
export function rewarderRead({ contract }: RewardPool) {
  if (contract.type === 'stakingRewards') return undefined;
  const { address, poolId } = contract;
  return { address, abi: miniChefReadsAbi, functionName: 'rewarder', args: [poolId] } as const;
}

/**
 * The read of the rewards that a super farm's rewarder pays; another rewarder reverts.
 *
 * @param rewarder - There is nothing to read without one: undefined, or the zero address.
 */
export function rewardInfosRead(rewarder: Address | undefined) {
  if (rewarder === undefined || rewarder === zeroAddress) return undefined;
  return { address: rewarder, abi: rewarderAbi, functionName: 'getRewardInfos' } as const;
}

/** The read of the stake that a super farm's rewarder counts; undefined without either. */
export function countedStakeRead(rewarder: Address | undefined, account: Address | undefined) {
  if (rewarder === undefined || account === undefined) return undefined;
  return {
    address: rewarder,
    abi: rewarderAbi,
    functionName: 'userAmounts',
    args: [account],
  } as const;
}

type Requested = {
  readonly account: Address | undefined;
  /** The pool's own reward, which most rewarders go by; undefined while unknown. */
  readonly earned: bigint | undefined;
  readonly rewarder: Address | undefined;
};

/** The read of what a rewarder owes an account; undefined while one of these is missing. */
export function pendingTokensRead(
  { contract }: RewardPool,
  { account, earned, rewarder }: Requested,
) {
  if (contract.type === 'stakingRewards' || rewarder === undefined || rewarder === zeroAddress)
    return undefined;
  if (account === undefined || earned === undefined) return undefined;
  return {
    address: rewarder,
    abi: rewarderAbi,
    functionName: 'pendingTokens',
    args: [contract.poolId, account, earned],
  } as const;
}
