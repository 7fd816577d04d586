'use client';

import { useTranslations } from 'next-intl';
import { EndedReview } from '@/components/transactions/EndedReview';
import { ReviewButton } from '@/components/transactions/ReviewButton';
import { useStartedReview } from '@/components/transactions/useStartedReview';
import type { ProposedRemoval } from '@/lib/liquidity/proposals';
import { useRemovalApproval } from '@/lib/liquidity/useRemovalApproval';
import type { RemoveState } from '@/lib/liquidity/useRemoveScreen';
import { RemoveReviewDialog } from './RemoveReviewDialog';

type Props = {
  state: RemoveState;
  /** Whether there is something to sign now. */
  isShown: boolean;
};

/** The steps from the form to the wallet. */
export function RemoveSigning({ state, isShown }: Props) {
  const t = useTranslations('removal');
  const { proposal } = state;
  const form = [state.form, state.currencyA, state.currencyB];
  const review = useStartedReview<ProposedRemoval, unknown>(state.chainId, form, {
    sending: state.sending,
    onConfirmed: state.reset,
    onEnd: (end) => {
      if (end === 'sent') approval.permit.drop();
    },
  });
  const { started } = review;
  // Here, and not in the dialog, so that a signature outlives it.
  const approval = useRemovalApproval(started?.reviewed ?? proposal, started?.attempt);
  const startReview = () => {
    if (proposal) review.start(proposal);
  };
  return (
    <>
      {isShown && (
        <ReviewButton
          sending={state.sending}
          disabled={proposal === undefined}
          again={t('again')}
          onClick={startReview}
        >
          {t('review')}
        </ReviewButton>
      )}
      <EndedReview end={review.lastEnd} />
      {started && (
        <RemoveReviewDialog
          key={started.attempt}
          proposal={started.reviewed}
          approval={approval}
          state={state}
          form={form}
          click={started.click}
          onAccept={review.accept}
          onClose={review.end}
        />
      )}
    </>
  );
}
