import type { WantedApproval } from '@/lib/transactions/approvals/usePermit';
import { usePermitOrApproval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { type SessionOptions, useReviewSession } from './useReviewSession';

/**
 * The reviews of a form whose token is approved by a signature or a transaction. The approval is
 * kept here, and not in the dialog, so that a signature outlives it; what was sent has used it.
 *
 * @param termsOf - What has to be approved: for a review, or for the form while none is open.
 */
export function usePermitSession<Reviewed>(
  options: Omit<SessionOptions, 'onClose'>,
  termsOf: (reviewed: Reviewed | undefined) => WantedApproval,
) {
  const session = useReviewSession<Reviewed>({
    ...options,
    onClose: (reason) => {
      if (reason === 'sent') approval.signing.request.reset();
    },
  });
  const { openReview } = session;
  const approval = usePermitOrApproval({
    ...termsOf(openReview?.reviewed),
    reviewKey: openReview?.reviewKey,
  });
  return { session, approval };
}
