import { useApproval } from './useApproval';
import { type ApprovalRequest, usePermit } from './usePermit';

/** How a spender gets its approval for a token that accepts permits: signed, or by transaction. */
export function usePermitOrApproval(request: ApprovalRequest) {
  const { amount, spender, reviewKey } = request;
  const onChain = useApproval(amount, spender, { reviewKey });
  const signing = usePermit(request, onChain);
  const { signature } = signing;
  const hasAllowance = onChain.status === 'approved';
  return {
    /** The approval by transaction. */
    onChain,
    /** The approval by signature. */
    signing,
    /** Whether the amount can be taken without a signature. */
    hasAllowance,
    /** Whether the amount can be taken, by allowance or by signature. */
    isApproved: hasAllowance || signature !== undefined,
    /** Whether it is not known yet whether the amount can be taken. */
    isUnknown: onChain.status === 'unknown' && signature === undefined,
    /** The signature to send; undefined if there is none, or the allowance is enough. */
    signature: hasAllowance ? undefined : signature,
  };
}

/** The approval of an amount, which a signature can be too. */
export type PermitOrApproval = ReturnType<typeof usePermitOrApproval>;
