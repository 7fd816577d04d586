import { useApproval } from '@/lib/approvals/useApproval';
import { usePermit } from '@/lib/approvals/usePermit';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { ProposedRemoval } from './proposals';

/** How the router gets its approval for the liquidity of a removal. */
export function useRemovalApproval(proposal: ProposedRemoval | undefined) {
  const liquidity = proposal?.liquidity;
  const spender = liquidity && EXCHANGE_ADDRESSES[liquidity.currency.chainId].router;
  const approval = useApproval(liquidity, spender);
  const deadlineSeconds = proposal?.deadlineSeconds ?? 0;
  const permit = usePermit({ amount: liquidity, spender, deadlineSeconds }, approval);
  const signature = permit.permit;
  return {
    approval,
    permit,
    /** Whether the removal can be sent, by allowance or by signature. */
    isApproved: approval.status === 'approved' || signature !== undefined,
    /** The removal with its signature; without one if the allowance is enough. */
    proposal:
      proposal && signature && approval.status !== 'approved'
        ? { ...proposal, permit: signature }
        : proposal,
  };
}
