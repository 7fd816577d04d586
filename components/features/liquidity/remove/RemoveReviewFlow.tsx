'use client';

import { useTranslations } from 'next-intl';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import { ReviewSession } from '@/components/transactions/session/ReviewSession';
import { usePermitSession } from '@/components/transactions/session/usePermitSession';
import { removalApproval } from '@/lib/features/liquidity/removalApproval';
import type { RemovalTerms } from '@/lib/features/liquidity/removeTerms';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import { RemoveReviewDialog } from './RemoveReviewDialog';

type Props = {
  state: RemoveState;
  /** Whether there is something to sign now. */
  isShown: boolean;
};

/** The steps from the form to the wallet. */
export function RemoveReviewFlow({ state, isShown }: Props) {
  const t = useTranslations('removal');
  const { terms } = state;
  const { session, approval } = usePermitSession<RemovalTerms>(
    {
      chainId: state.chainId,
      form: [state.form, state.currencyA, state.currencyB],
      formStatus: state.formStatus,
      onConfirmed: state.reset,
    },
    (reviewed) => removalApproval(reviewed ?? terms),
  );
  return (
    <ReviewSession
      session={session}
      button={
        isShown && (
          <ReviewButton
            formStatus={state.formStatus}
            disabled={terms === undefined}
            again={t('again')}
            onClick={() => terms && session.start(terms)}
          >
            {t('review')}
          </ReviewButton>
        )
      }
    >
      {(openReview) => (
        <RemoveReviewDialog openReview={openReview} approval={approval} state={state} />
      )}
    </ReviewSession>
  );
}
