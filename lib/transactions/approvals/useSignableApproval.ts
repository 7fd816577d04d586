import { useApproval } from './useApproval';
import { type ApprovalRequest, usePermit } from './usePermit';

/** How a spender gets its approval for a token that accepts permits: signed, or by transaction. */
export function useSignableApproval(request: ApprovalRequest) {
  const { amount, spender, reviewKey } = request;
  const approval = useApproval(amount, spender, { reviewKey });
  const permit = usePermit(request, approval);
  const { signature } = permit;
  return {
    approval,
    permit,
    /** Whether the amount can be taken, by allowance or by signature. */
    isApproved: approval.status === 'approved' || signature !== undefined,
    /** Whether it is not known yet whether the amount can be taken. */
    isUnknown: approval.status === 'unknown' && signature === undefined,
    /** The signature to send; undefined if there is none, or the allowance is enough. */
    signature: approval.status === 'approved' ? undefined : signature,
  };
}

/** The approval of an amount, which a signature can be too. */
export type SignableApproval = ReturnType<typeof useSignableApproval>;
