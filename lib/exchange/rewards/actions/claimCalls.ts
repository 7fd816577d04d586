import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { rewarderAbi } from '@/lib/chain/contracts/abis/rewarder';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { RewardClaimTerms } from './claimTerms';

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
