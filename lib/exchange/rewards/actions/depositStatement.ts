import type { RewardContract } from '@/lib/exchange/rewards/pools/rewardPool';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import { isEqualTo, isSameWord } from '@/lib/transactions/review/argumentChecks';
import { isDeadlineIn } from '@/lib/transactions/review/deadlineCheck';
import type {
  AllowedContractCall,
  CallContext,
  Statement,
} from '@/lib/transactions/review/statement';
import { ACCRUAL_GAS, chefCall, ownCall, UNLIMITED_TIME } from './rewardStatement';

/** A deposit as it was shown; with `permit` if it is approved by signature. */
type ShownDeposit = {
  readonly contract: RewardContract;
  readonly raw: bigint;
  readonly deadlineSeconds: number;
  readonly permit?: PermitSignature;
};

/** The statement of a deposit. What is staked belongs to the account. */
export function depositStatement(shown: ShownDeposit): Statement {
  const { permit, deadlineSeconds } = shown;
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: ACCRUAL_GAS,
    deadlineSeconds: permit ? deadlineSeconds : 0,
    allowedCall: (signing) => allowedDeposit(shown, signing),
  };
}

function allowedDeposit(
  { contract, raw, permit, deadlineSeconds }: ShownDeposit,
  signing: CallContext,
): AllowedContractCall {
  const isAllowedDeadline = isDeadlineIn(signing.nowSeconds, deadlineSeconds);
  const args = {
    amount: isEqualTo(raw),
    ...(permit && {
      deadline: (deadline: unknown) => isAllowedDeadline(deadline) && deadline === permit.deadline,
      v: isEqualTo(permit.v),
      r: isSameWord(permit.r),
      s: isSameWord(permit.s),
    }),
  };
  if (contract.type === 'stakingRewards')
    return ownCall(contract, permit ? 'stakeWithPermit' : 'stake', args);
  return chefCall(contract, signing, {
    functionName: permit ? 'depositWithPermit' : 'deposit',
    args,
  });
}
