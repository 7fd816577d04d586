'use client';

import { useTranslations } from 'next-intl';
import { ReviewedFindings } from '@/components/tokens/ReviewedFindings';
import { AfterTransaction } from '@/components/transactions/AfterTransaction';
import * as styles from '@/components/transactions/Review.css';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { useConfirmAtOnce } from '@/components/transactions/useConfirmAtOnce';
import { useReview } from '@/components/transactions/useReview';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import type { ReviewClick } from '@/components/transactions/useStartedReview';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { addIntent } from '@/lib/liquidity/addIntent';
import { acceptedAdd } from '@/lib/liquidity/proposals';
import type { AddState } from '@/lib/liquidity/useAddScreen';
import { useReviewedAdd } from '@/lib/liquidity/useReviewedAdd';
import { useSettings } from '@/lib/settings/store';
import { useSubmit } from '@/lib/submit/useSubmit';
import { AddApprovals } from './AddApprovals';
import { AddReview, type ReviewedAdd } from './AddReview';
import { ReviewStatusNotice } from './ReviewStatusNotice';

type Props = {
  reviewed: ReviewedAdd;
  /** The screen behind the dialog, which keeps following the pool. */
  state: AddState;
  /** The current form with its currencies. */
  form: unknown;
  click: ReviewClick;
  onAccept: (offered: ReviewedAdd) => void;
  onClose: (end: ReviewEnd) => void;
};

/** Shows what will be supplied, then the progress of signing. In expert mode signing starts at once. */
export function AddReviewDialog(props: Props) {
  const { reviewed, state, form, click, onAccept, onClose } = props;
  const t = useTranslations('liquidity');
  const isExpertMode = useSettings((settings) => settings.userExpertMode);
  const submission = useSubmit();
  const { isStale, inputError, proposal, figures } = state;
  const { reviewStatus, isLoading, outstanding, readiness } = useReviewedAdd(
    reviewed.proposal,
    state,
  );
  const isCurrent = reviewStatus === 'current';
  const intent = addIntent(reviewed.proposal);
  const review = useReview(intent, {
    submission,
    isCurrent,
    form,
    click,
    onEnd: onClose,
  });
  const { isAccepted } = review.preview;
  const confirmsAtOnce = isExpertMode && !review.hasFormChanged;
  useConfirmAtOnce(confirmsAtOnce, isAccepted ? readiness : 'blocked', review.confirm);
  return (
    <ReviewDialog title={t('addReviewTitle')} review={review}>
      <AddReview
        {...reviewed}
        share={(isCurrent && figures ? figures : reviewed.figures).share}
        figuresMoment={review.figuresMoment}
      />
      <ReviewedFindings
        currencies={[reviewed.proposal.amounts[0].currency, reviewed.proposal.amounts[1].currency]}
      />
      <AfterTransaction review={review} />
      {reviewed.proposal.isFirst && reviewStatus !== 'created' && (
        <Notice tone="plain">{t('firstProvider')}</Notice>
      )}
      {!isLoading && (
        <ReviewStatusNotice
          reviewStatus={reviewStatus}
          onAccept={() =>
            proposal &&
            figures &&
            onAccept({ proposal: acceptedAdd(reviewed.proposal, proposal), figures })
          }
        />
      )}
      <AddApprovals outstanding={outstanding} />
      <Button
        variant="primary"
        className={styles.confirm}
        disabled={readiness !== 'ready' || !isAccepted}
        onClick={review.confirm}
      >
        {inputError?.type === 'insufficientBalance'
          ? t('insufficientBalance', { symbol: inputError.symbol })
          : t(confirmWord(isStale, isLoading))}
      </Button>
    </ReviewDialog>
  );
}

function confirmWord(isStale: boolean, isLoading: boolean) {
  if (isLoading) return 'loading';
  return isStale ? 'stale' : 'confirmSupply';
}
