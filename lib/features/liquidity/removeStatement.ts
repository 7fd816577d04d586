import { poolGas } from '@/lib/chain/contracts/unestimatedGas';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import { isEqualTo, isSameWord } from '@/lib/transactions/review/argumentChecks';
import { isDeadlineIn } from '@/lib/transactions/review/deadlineCheck';
import type {
  AllowedContractCall,
  CallContext,
  Statement,
} from '@/lib/transactions/review/statement';
import { liquidityArguments, liquidityTarget, type ShownLiquidity } from './liquidityStatement';
import { REMOVE_SEND_ERRORS } from './removeSendErrors';

/** A removal as it was shown; with `signature` if one approves it. */
export type ShownRemoval = ShownLiquidity & {
  readonly liquidity: bigint;
  /**
   * Whether, with AVAX, only a method that measures what arrives may be called: a token takes a
   * fee.
   */
  readonly mustMeasure: boolean;
  readonly signature?: PermitSignature;
};

/** The statement of a removal. Both tokens go to the account. */
export function removeStatement(shown: ShownRemoval): Statement {
  return {
    deadlineSeconds: shown.deadlineSeconds,
    allowedCall: (signing) => allowedRemoval(shown, signing),
    unestimatedGas: poolGas(1),
    sendErrors: REMOVE_SEND_ERRORS,
  };
}

function allowedRemoval(shown: ShownRemoval, signing: CallContext): AllowedContractCall {
  const { liquidity, signature, deadlineSeconds } = shown;
  const isAllowedDeadline = isDeadlineIn(signing.nowSeconds, deadlineSeconds);
  return {
    ...liquidityTarget(signing),
    functionNames: allowedFunctions(shown),
    args: {
      ...liquidityArguments(signing, shown),
      liquidity: isEqualTo(liquidity),
      deadline: (deadline) =>
        isAllowedDeadline(deadline) && (signature === undefined || deadline === signature.deadline),
      ...(signature && signatureArguments(signature)),
    },
    value: 0n,
  };
}

function allowedFunctions(shown: ShownRemoval): readonly string[] {
  const ending = shown.signature ? 'WithPermit' : '';
  if (!shown.isNative) return [`removeLiquidity${ending}`];
  const plain = `removeLiquidityAVAX${ending}`;
  const forFees = `${plain}SupportingFeeOnTransferTokens`;
  return shown.mustMeasure ? [forFees] : [plain, forFees];
}

/** A signature approves one amount, never an unlimited one. */
function signatureArguments({ v, r, s }: PermitSignature) {
  return {
    approveMax: isEqualTo(false),
    v: isEqualTo(v),
    r: isSameWord(r),
    s: isSameWord(s),
  };
}
