'use client';

import { useTranslations } from 'next-intl';
import { ReviewFlow } from '@/components/transactions/session/ReviewFlow';
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
    <ReviewFlow
      session={session}
      formStatus={state.formStatus}
      isShown={isShown}
      label={t('review')}
      again={t('again')}
      onReview={terms && (() => session.start(terms))}
    >
      {(openReview) => (
        <RemoveReviewDialog openReview={openReview} approval={approval} state={state} />
      )}
    </ReviewFlow>
  );
}
