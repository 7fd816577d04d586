import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import type { DepositTerms } from './depositTerms';

/** The call that stakes an amount, for the account itself. */
export function depositCalls({ account, pool, amount, signature }: DepositTerms): CallCandidates {
  const { contract } = pool;
  const { address } = contract;
  const approval = signature ? signatureArguments(signature) : [];
  if (contract.type === 'stakingRewards') {
    const functionName = signature ? 'stakeWithPermit' : 'stake';
    return [{ address, abi: stakingRewardsAbi, functionName, args: [amount.raw, ...approval] }];
  }
  const args = [contract.poolId, amount.raw, account, ...approval];
  const functionName = signature ? 'depositWithPermit' : 'deposit';
  return [{ address, abi: miniChefAbi, functionName, args }];
}

function signatureArguments({ deadline, v, r, s }: PermitSignature): readonly unknown[] {
  return [deadline, v, r, s];
}
