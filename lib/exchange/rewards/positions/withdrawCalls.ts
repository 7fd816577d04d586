import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { rewarderAbi } from '@/lib/chain/contracts/abis/rewarder';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { RewardClaimTerms, UndecidedWithdrawal } from './terms';
import type { WithdrawWay } from './withdrawWays';

/** The call that takes a stake back, to the account itself, in the way that was reviewed. */
export function withdrawCalls({
  account,
  pool: { contract },
  amount,
  way,
}: UndecidedWithdrawal & { readonly way: WithdrawWay }): CallCandidates {
  const { address } = contract;
  if (contract.type === 'stakingRewards') {
    const args = way === 'exit' ? [] : [amount.raw];
    return [{ address, abi: stakingRewardsAbi, functionName: way, args }];
  }
  const { poolId } = contract;
  const args = way === 'emergencyWithdraw' ? [poolId, account] : [poolId, amount.raw, account];
  return [{ address, abi: miniChefAbi, functionName: way, args }];
}

/** The call that claims the reward, or what a rewarder owes, for the account itself. */
export function claimCalls({ account, pool, rewarder }: RewardClaimTerms): CallCandidates {
  if (rewarder) {
    const args = [rewarder.rewardIds, account];
    const { address } = rewarder;
    return [{ address, abi: rewarderAbi, functionName: 'forceClaimRewards', args }];
  }
  const { contract } = pool;
  const { address } = contract;
  return contract.type === 'stakingRewards'
    ? [{ address, abi: stakingRewardsAbi, functionName: 'getReward' }]
    : [{ address, abi: miniChefAbi, functionName: 'harvest', args: [contract.poolId, account] }];
}
