import type { ProposedAdd } from './proposals';
import { depositReviewStatus } from './reviewStatus';
import type { useAddForm } from './useAddForm';
import { useDepositApprovals } from './useDepositApprovals';

/**
 * The state of a reviewed deposit now: its pool, the account's balances and the approvals.
 *
 * `waiting` ends by itself. A pool that was just created is read before the review reports on it.
 */
export function useReviewedAdd(reviewed: ProposedAdd, form: ReturnType<typeof useAddForm>) {
  const { isUnknown, outstanding } = useDepositApprovals(reviewed);
  const reviewStatus = depositReviewStatus(reviewed, form.proposal);
  const isPriceGood = reviewStatus === 'current' || reviewStatus === 'drifted';
  const canSend = isPriceGood && !form.isStale && form.inputError === undefined;
  const isLoading = form.pairStatus === 'loading';
  return {
    reviewStatus,
    isLoading,
    /** The approvals that are missing when the price is good. */
    outstanding: canSend ? outstanding : [],
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
