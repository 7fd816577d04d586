import { useApproval } from '@/lib/approvals/useApproval';
import { usePermit } from '@/lib/approvals/usePermit';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { ProposedRemoval } from './proposals';

/**
 * How the router gets its approval for the liquidity of a removal, by transaction or by signature.
 *
 * @param attempt - Which review asks; absent while none is open. A request that the wallet does not
 * have yet ends with its review; a signature stays for the next one.
 */
export function useRemovalApproval(
  proposal: ProposedRemoval | undefined,
  attempt?: number | undefined,
) {
  const liquidity = proposal?.liquidity;
  const spender = liquidity && EXCHANGE_ADDRESSES[liquidity.currency.chainId].router;
  const approval = useApproval(liquidity, spender, { attempt });
  const deadlineSeconds = proposal?.deadlineSeconds ?? 0;
  const permit = usePermit({ amount: liquidity, spender, deadlineSeconds, attempt }, approval);
  const signature = permit.permit;
  return {
    approval,
    permit,
    /** Whether the removal can be sent, by allowance or by signature. */
    isApproved: approval.status === 'approved' || signature !== undefined,
    /** The signature to send; absent if there is none, or the allowance is enough. */
    signature: approval.status === 'approved' ? undefined : signature,
  };
}

/** The approval of a removal. */
export type RemovalApproval = ReturnType<typeof useRemovalApproval>;
