import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { WithdrawMethod } from './withdrawMethods';
import type { Withdrawal } from './withdrawTerms';

/** The call that takes a stake back, to the account itself, by the method that was reviewed. */
export function withdrawCalls({
  account,
  pool: { contract },
  amount,
  method,
}: Withdrawal & { readonly method: WithdrawMethod }): CallCandidates {
  const { address } = contract;
  if (contract.type === 'stakingRewards') {
    const args = method === 'exit' ? [] : [amount.raw];
    return [{ address, abi: stakingRewardsAbi, functionName: method, args }];
  }
  const { poolId } = contract;
  const args = method === 'emergencyWithdraw' ? [poolId, account] : [poolId, amount.raw, account];
  return [{ address, abi: miniChefAbi, functionName: method, args }];
}
