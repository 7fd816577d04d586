import type { ApprovalStatus } from '@/lib/approvals/approval';
import { useApproval } from '@/lib/approvals/useApproval';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { approvedAmounts, type ProposedAdd } from './proposals';

/**
 * Whether the router may take both sides of an addition, and how to approve them. Each of
 * `outstanding` has to be approved first.
 */
export function useAddApprovals(addition: ProposedAdd) {
  const [mostA, mostB] = addition.most;
  const [exactA, exactB] = approvedAmounts(addition);
  const { independentField: field } = addition;
  const typed = field === 'currencyA' ? mostA : mostB;
  const { router } = EXCHANGE_ADDRESSES[mostA.currency.chainId];
  const approvals = [
    {
      currency: mostA.currency,
      approval: useApproval(mostA, router, { exact: exactA, typed, field }),
    },
    {
      currency: mostB.currency,
      approval: useApproval(mostB, router, { exact: exactB, typed, field }),
    },
  ] as const;
  return {
    isUnknown: approvals.some(({ approval }) => approval.status === 'unknown'),
    outstanding: approvals.filter(({ approval }) => isOutstanding(approval.status)),
  };
}

function isOutstanding(status: ApprovalStatus): boolean {
  return status === 'notApproved' || status === 'pending';
}
