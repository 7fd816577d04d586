import { currencyId } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ApprovalStatus } from '@/lib/transactions/approvals/approval';
import { useApproval } from '@/lib/transactions/approvals/useApproval';
import { useRequestedApprovals } from '@/lib/transactions/approvals/useRequestedApprovals';
import { insufficientBalanceOf } from './addInputError';
import { type AddTerms, approvedAmounts } from './addTerms';
import { addReviewStatus } from './poolReviewStatus';
import type { AddState } from './useAddScreen';

/**
 * The state of a reviewed addition now: its pool, the account's balances and the approvals.
 *
 * `waiting` ends by itself. A pool that was just created is read before the review reports on it.
 */
export function useReviewedAdd(reviewed: AddTerms, state: AddState) {
  const { isUnknown, outstanding, requested } = useAddApprovals(reviewed);
  const reviewStatus = addReviewStatus(reviewed, state.terms);
  const isPriceGood = reviewStatus === 'current' || reviewStatus === 'withinLimit';
  const { currencyA, currencyB } = state.sides;
  const insufficientBalance = insufficientBalanceOf(reviewed.maximums, [
    currencyA.balance,
    currencyB.balance,
  ]);
  // The form follows the pool, so that its own amounts may be more than the agreed maximums.
  const isFormShort = state.inputError?.type === 'insufficientBalance';
  const isPayable =
    insufficientBalance === undefined && (state.inputError === undefined || isFormShort);
  const isAgreed = isPriceGood && isPayable;
  const canSend = isAgreed && !state.isStale;
  const isLoading = state.pairStatus === 'loading';
  return {
    reviewStatus,
    isLoading,
    /** The currency whose agreed maximum exceeds the account's balance. */
    insufficientBalance,
    /**
     * The approvals that this review asks for while the price is good, including those already
     * given.
     */
    approvals: isAgreed ? requested : [],
    readiness: readinessOf({
      isWaiting: isLoading || (canSend && isUnknown),
      isReady: canSend && outstanding.length === 0,
    }),
  };
}

function readinessOf({ isWaiting, isReady }: { isWaiting: boolean; isReady: boolean }) {
  if (isWaiting) return 'waiting' as const;
  return isReady ? ('ready' as const) : ('blocked' as const);
}

/**
 * Whether the router may take both sides of an addition, and how to approve them, in their order.
 * Each of `outstanding` has to be approved first.
 */
function useAddApprovals(addition: AddTerms) {
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
  const requested = useRequestedApprovals(outstanding.map(({ currency }) => currencyId(currency)));
  return {
    isUnknown: approvals.some(({ approval }) => approval.status === 'unknown'),
    outstanding,
    /** Those that this review has requested, given or not. */
    requested: approvals.filter(({ currency }) => requested.includes(currencyId(currency))),
  };
}

function isOutstanding(status: ApprovalStatus): boolean {
  return status === 'notApproved' || status === 'pending';
}
