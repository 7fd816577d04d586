import { useEffect, useEffectEvent, useState } from 'react';
import type { Review } from '@/lib/review/statement';
import { useWalletChange } from '@/lib/review/useWalletChange';
import { agreementKey } from '@/lib/submit/agreementKey';
import type { useSubmit } from '@/lib/submit/useSubmit';

/** How a review ended. A change of the wallet ends its review. */
export type ReviewEnd = 'sent' | 'dismissed' | 'walletChanged';

type Reviewed = {
  readonly review: Review;
  /** The current form, as plain data. It is compared with the form at the start of the review. */
  readonly form: unknown;
  readonly submission: ReturnType<typeof useSubmit>;
  readonly onEnd: (end: ReviewEnd) => void;
};

/**
 * Ends a review when its form or its wallet changes before the wallet is asked. Returns what closes
 * the dialog.
 */
export function useReviewEnd({ review, form, submission, onEnd }: Reviewed): () => void {
  const { isBeforeRequest } = submission;
  const held = agreementKey(form);
  const [heldAtFirst] = useState(held);
  const hasFormChanged = isBeforeRequest && held !== heldAtFirst;
  const dismiss = useEffectEvent(() => onEnd('dismissed'));
  useEffect(() => {
    if (hasFormChanged) dismiss();
  }, [hasFormChanged]);
  // Runs after the check of the form: when both changed, the message is about the wallet.
  useWalletChange(review, isBeforeRequest, (change) =>
    onEnd(change === 'gone' ? 'dismissed' : 'walletChanged'),
  );
  return () => onEnd(submission.isSuccess ? 'sent' : 'dismissed');
}
