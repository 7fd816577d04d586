import { currencyId } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ApprovalStatus } from '@/lib/transactions/approvals/approval';
import { useApproval } from '@/lib/transactions/approvals/useApproval';
import { useAskedApprovals } from '@/lib/transactions/approvals/useAskedApprovals';
import { type AddTerms, approvedAmounts } from './terms';

/**
 * Whether the router may take both sides of an addition, and how to approve them, in their order.
 * Each of `outstanding` has to be approved first.
 */
export function useAddApprovals(addition: AddTerms) {
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
  const outstanding = approvals.filter(({ approval }) => isOutstanding(approval.status));
  const asked = useAskedApprovals(outstanding.map(({ currency }) => currencyId(currency)));
  return {
    isUnknown: approvals.some(({ approval }) => approval.status === 'unknown'),
    outstanding,
    /** Those that this review has requested, given or not. */
    asked: approvals.filter(({ currency }) => asked.includes(currencyId(currency))),
  };
}

function isOutstanding(status: ApprovalStatus): boolean {
  return status === 'notApproved' || status === 'pending';
}
