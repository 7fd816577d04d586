import { useEffect, useEffectEvent, useState } from 'react';
import type { Review } from '@/lib/review/statement';
import { useWalletChange } from '@/lib/review/useWalletChange';
import { agreementKey } from '@/lib/submit/agreementKey';
import type { useSubmit } from '@/lib/submit/useSubmit';

/** How a review ended: a wallet that changes takes what it reviewed with it. */
export type ReviewEnd = 'sent' | 'dismissed' | 'walletChanged';

type Reviewed = {
  readonly review: Review;
  /** What the form holds now, as plain data: a review is of what it held at first. */
  readonly form: unknown;
  readonly submission: ReturnType<typeof useSubmit>;
  readonly onEnd: (end: ReviewEnd) => void;
};

/**
 * Ends a review when its form or its wallet changes, unless the wallet has been asked by then.
 * Returns what its dialog closes with.
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
  // Runs after the form's check: when both changed, the message is about the wallet.
  useWalletChange(review, isBeforeRequest, (change) =>
    onEnd(change === 'gone' ? 'dismissed' : 'walletChanged'),
  );
  return () => onEnd(submission.isSuccess ? 'sent' : 'dismissed');
}
