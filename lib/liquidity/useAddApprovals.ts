import type { ApprovalStatus } from '@/lib/approvals/approval';
import { useApproval } from '@/lib/approvals/useApproval';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { approvedAmounts, type ProposedAdd } from './proposals';

/**
 * Whether the router may take both sides of an addition, and how to approve them. Each of
 * `outstanding` has to be approved first.
 */
export function useAddApprovals(addition: ProposedAdd) {
  const [maximumA, maximumB] = addition.maximums;
  const [exactA, exactB] = approvedAmounts(addition);
  const { independentField: field } = addition;
  const typed = field === 'currencyA' ? maximumA : maximumB;
  const { router } = EXCHANGE_ADDRESSES[maximumA.currency.chainId];
  const approvals = [
    {
      currency: maximumA.currency,
      approval: useApproval(maximumA, router, { exact: exactA, typed, field }),
    },
    {
      currency: maximumB.currency,
      approval: useApproval(maximumB, router, { exact: exactB, typed, field }),
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
