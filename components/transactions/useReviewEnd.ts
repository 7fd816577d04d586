import type { Review } from '@/lib/review/statement';
import { useWalletChange } from '@/lib/review/useWalletChange';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { useFormChange } from './useFormChange';

/**
 * How a review ended. A change of the wallet ends its review. `closedEarly`: the user had pressed
 * Confirm, and closed the dialog before the wallet was asked.
 */
export type ReviewEnd = 'sent' | 'dismissed' | 'closedEarly' | 'walletChanged';

type Reviewed = {
  readonly review: Review;
  /** The current form, and the one at the click that began the review; see `useFormChange`. */
  readonly form: unknown;
  readonly formAtClick: unknown;
  readonly submission: ReturnType<typeof useSubmit>;
  readonly onEnd: (end: ReviewEnd) => void;
};

/**
 * Ends a review when its form or its wallet changes before the wallet is asked. Returns what closes
 * the dialog, and whether the form has changed.
 */
export function useReviewEnd({ review, form, formAtClick, submission, onEnd }: Reviewed) {
  const { isBeforeRequest } = submission;
  const hasFormChanged = useFormChange({ form, formAtClick, isWatched: isBeforeRequest }, () =>
    onEnd('dismissed'),
  );
  // Runs after the check of the form: when both changed, the message is about the wallet.
  useWalletChange(review, isBeforeRequest, (change) =>
    onEnd(change === 'gone' ? 'dismissed' : 'walletChanged'),
  );
  const close = () => {
    if (submission.isSuccess) return onEnd('sent');
    onEnd(submission.isPending && isBeforeRequest ? 'closedEarly' : 'dismissed');
  };
  return { close, hasFormChanged };
}
