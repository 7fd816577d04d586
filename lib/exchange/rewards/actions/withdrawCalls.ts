import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { UndecidedWithdrawal } from './withdrawTerms';
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
