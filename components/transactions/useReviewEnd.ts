import type { Review } from '@/lib/transactions/review';
import type { useSubmit } from '@/lib/transactions/useSubmit';
import { useWalletChange } from '@/lib/transactions/useWalletChange';

/** How a review ended: a wallet that changes takes what it reviewed with it. */
export type ReviewEnd = 'sent' | 'dismissed' | 'walletChanged';

/** Ends a review when its wallet changes, and returns what its dialog closes with. */
export function useReviewEnd(
  review: Review,
  submission: ReturnType<typeof useSubmit>,
  onEnd: (end: ReviewEnd) => void,
): () => void {
  useWalletChange(review, submission.isIdle, (change) =>
    onEnd(change === 'gone' ? 'dismissed' : 'walletChanged'),
  );
  return () => onEnd(submission.isSuccess ? 'sent' : 'dismissed');
}
