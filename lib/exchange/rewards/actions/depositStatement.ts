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

/** A deposit as it was shown; with `signature` if one approves it. */
type ShownDeposit = {
  readonly contract: RewardContract;
  readonly raw: bigint;
  readonly deadlineSeconds: number;
  readonly signature?: PermitSignature;
};

/** The statement of a deposit. What is staked belongs to the account. */
export function depositStatement(shown: ShownDeposit): Statement {
  const { signature, deadlineSeconds } = shown;
  return {
    ...UNLIMITED_TIME,
    unestimatedGas: ACCRUAL_GAS,
    deadlineSeconds: signature ? deadlineSeconds : 0,
    allowedCall: (signing) => allowedDeposit(shown, signing),
  };
}

function allowedDeposit(
  { contract, raw, signature, deadlineSeconds }: ShownDeposit,
  signing: CallContext,
): AllowedContractCall {
  const isAllowedDeadline = isDeadlineIn(signing.nowSeconds, deadlineSeconds);
  const args = {
    amount: isEqualTo(raw),
    ...(signature && {
      deadline: (deadline: unknown) =>
        isAllowedDeadline(deadline) && deadline === signature.deadline,
      v: isEqualTo(signature.v),
      r: isSameWord(signature.r),
      s: isSameWord(signature.s),
    }),
  };
  if (contract.type === 'stakingRewards')
    return ownCall(contract, signature ? 'stakeWithPermit' : 'stake', args);
  return chefCall(contract, signing, {
    functionName: signature ? 'depositWithPermit' : 'deposit',
    args,
  });
}
