import { addReviewStatus } from './poolReviewStatus';
import type { ProposedAdd } from './proposals';
import { useAddApprovals } from './useAddApprovals';
import type { AddState } from './useAddScreen';

/**
 * How a reviewed addition stands now: against its pool, the account's balances and the approvals.
 *
 * `waiting` passes by itself. A pool that somebody has just created is read before anything is said
 * of it.
 */
export function useReviewedAdd(reviewed: ProposedAdd, state: AddState) {
  const { isUnknown, outstanding } = useAddApprovals(reviewed);
  const reviewStatus = addReviewStatus(reviewed, state.proposal);
  const isPriceGood = reviewStatus === 'current' || reviewStatus === 'drifted';
  const canSend = isPriceGood && !state.isStale && state.inputError === undefined;
  const isLoading = state.pairStatus === 'loading';
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
