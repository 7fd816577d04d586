import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { useApproval } from './useApproval';
import { usePermit } from './usePermit';

/** What a spender has to be allowed to take. */
export type ApprovalTerms = {
  /** What is taken: liquidity, or PNG; undefined while unknown. */
  readonly amount: Amount | undefined;
  readonly spender: Address | undefined;
  /** The deadline setting of the call that will use a signature. */
  readonly deadlineSeconds: number;
};

type Requested = ApprovalTerms & {
  /**
   * Which review asks; undefined while none is open. A request that the wallet does not have yet
   * ends with its review; a signature stays for the next one.
   */
  readonly attempt?: number | undefined;
};

/** How a spender gets its approval for a token that accepts permits: signed, or by transaction. */
export function useSignableApproval({ amount, spender, deadlineSeconds, attempt }: Requested) {
  const approval = useApproval(amount, spender, { attempt });
  const permit = usePermit({ amount, spender, deadlineSeconds, attempt }, approval);
  const signature = permit.permit;
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
