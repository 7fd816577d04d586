import { lackingOf } from './lackingOf';
import { addReviewStatus } from './poolReviewStatus';
import type { AddTerms } from './terms';
import { useAddApprovals } from './useAddApprovals';
import type { AddState } from './useAddScreen';

/**
 * The state of a reviewed addition now: its pool, the account's balances and the approvals.
 *
 * `waiting` ends by itself. A pool that was just created is read before the review reports on it.
 */
export function useReviewedAdd(reviewed: AddTerms, state: AddState) {
  const { isUnknown, outstanding, asked } = useAddApprovals(reviewed);
  const reviewStatus = addReviewStatus(reviewed, state.proposal);
  const isPriceGood = reviewStatus === 'current' || reviewStatus === 'drifted';
  const { currencyA, currencyB } = state.sides;
  const lacking = lackingOf(reviewed.maximums, [currencyA.balance, currencyB.balance]);
  // The form follows the pool, so that its own amounts may be more than the agreed maximums.
  const isFormShort = state.inputError?.type === 'insufficientBalance';
  const isPayable = lacking === undefined && (state.inputError === undefined || isFormShort);
  const isAgreed = isPriceGood && isPayable;
  const canSend = isAgreed && !state.isStale;
  const isLoading = state.pairStatus === 'loading';
  return {
    reviewStatus,
    isLoading,
    /** The currency whose agreed maximum exceeds the account's balance. */
    lacking,
    /**
     * The approvals that this review asks for while the price is good, including those already
     * given.
     */
    approvals: isAgreed ? asked : [],
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
