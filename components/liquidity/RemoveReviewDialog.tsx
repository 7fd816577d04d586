'use client';

import { useTranslations } from 'next-intl';
import { AfterTransaction } from '@/components/transactions/AfterTransaction';
import * as styles from '@/components/transactions/Review.css';
import { ReviewDialog } from '@/components/transactions/ReviewDialog';
import { useReview } from '@/components/transactions/useReview';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import type { ReviewClick } from '@/components/transactions/useStartedReview';
import { Button } from '@/components/ui/Button';
import { useApproval } from '@/lib/approvals/useApproval';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { liquidityShareOf } from '@/lib/liquidity/liquidityShare';
import type { ProposedRemoval } from '@/lib/liquidity/proposals';
import { removeIntent } from '@/lib/liquidity/removeIntent';
import type { RemoveState } from '@/lib/liquidity/useRemoveScreen';
import { useReviewedRemoval } from '@/lib/liquidity/useReviewedRemoval';
import { useSubmit } from '@/lib/submit/useSubmit';
import { RemoveReview } from './RemoveReview';
import { ReviewStatusNotice } from './ReviewStatusNotice';

type Props = {
  /** The removal at the start of the review or when it was last accepted, with any signature. */
  proposal: ProposedRemoval;
  /** The screen behind the dialog, which keeps following the pool. */
  state: RemoveState;
  /** The current form with its currencies. */
  form: unknown;
  click: ReviewClick;
  onAccept: (offered: ProposedRemoval) => void;
  onClose: (end: ReviewEnd) => void;
};

/** The review of a removal, then the progress of signing. */
export function RemoveReviewDialog(props: Props) {
  const { proposal, state, form, click, onAccept, onClose } = props;
  const t = useTranslations('liquidity');
  const submission = useSubmit();
  const offered = offeredNow(proposal, state);
  const isOpen = submission.status === 'idle';
  const { removal, reviewStatus, hasImproved } = useReviewedRemoval(proposal, offered, isOpen);
  const isCurrent = reviewStatus === 'current';
  const isWithin = isCurrent || reviewStatus === 'drifted';
  // Of the reviewed amount: the form behind may meanwhile ask for more.
  const { router } = EXCHANGE_ADDRESSES[removal.liquidity.currency.chainId];
  const approval = useApproval(removal.liquidity, router);
  const intent = removeIntent(removal, approval.status === 'approved');
  const review = useReview(intent, {
    submission,
    isCurrent,
    form,
    click,
    onEnd: onClose,
  });
  return (
    <ReviewDialog title={t('removeReviewTitle')} review={review}>
      <RemoveReview removal={removal} figuresMoment={review.figuresMoment} />
      <AfterTransaction review={review} />
      <ReviewStatusNotice
        reviewStatus={reviewStatus}
        hasImproved={hasImproved}
        onAccept={() => offered && onAccept(offered)}
      />
      <Button
        variant="primary"
        className={styles.confirm}
        disabled={!isWithin || state.isStale || !review.preview.isAccepted}
        onClick={review.confirm}
      >
        {t(state.isStale ? 'stale' : 'confirmRemove')}
      </Button>
    </ReviewDialog>
  );
}

/** The amounts that the same pool tokens give now; undefined once the account has fewer tokens. */
function offeredNow(
  removal: ProposedRemoval,
  { account, position }: RemoveState,
): ProposedRemoval | undefined {
  const { liquidity, amounts } = removal;
  if (account === undefined || position === undefined) return undefined;
  if (position.liquidity.raw < liquidity.raw) return undefined;
  const currencies = [amounts[0].currency, amounts[1].currency] as const;
  return {
    ...removal,
    account,
    amounts: liquidityShareOf(position, currencies, liquidity.raw).amounts,
  };
}
