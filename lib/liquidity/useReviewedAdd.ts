import { addReviewStatus } from './poolReviewStatus';
import type { ProposedAdd } from './proposals';
import { useAddApprovals } from './useAddApprovals';
import type { useAddScreen } from './useAddScreen';

/**
 * How a reviewed addition stands now: against its pool, the account's balances and the approvals.
 *
 * `waiting` passes by itself. A pool that somebody has just created is read before anything is said
 * of it.
 */
export function useReviewedAdd(reviewed: ProposedAdd, form: ReturnType<typeof useAddScreen>) {
  const { isUnknown, outstanding } = useAddApprovals(reviewed);
  const reviewStatus = addReviewStatus(reviewed, form.proposal);
  const isPriceGood = reviewStatus === 'current' || reviewStatus === 'drifted';
  const canSend = isPriceGood && !form.isStale && form.inputError === undefined;
  const isLoading = form.pairStatus === 'loading';
  return {
    reviewStatus,
    isLoading,
    /** The approvals that stand between a good price and the addition. */
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
