'use client';

import { useTranslations } from 'next-intl';
import { ReviewStatusNotice } from '@/components/features/liquidity/ReviewStatusNotice';
import { withMessages } from '@/components/parts/loading/withMessages';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { usePermitSteps } from '@/components/transactions/session/usePermitSteps';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { poolReviewMessages } from '@/lib/base/i18n/exported/poolReview';
import { liquidityAmountsOf } from '@/lib/features/liquidity/liquidityAmounts';
import { removalAmounts } from '@/lib/features/liquidity/removalAmounts';
import { removeIntent } from '@/lib/features/liquidity/removeIntent';
import type { RemovalTerms } from '@/lib/features/liquidity/removeTerms';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import { useReviewedRemoval } from '@/lib/features/liquidity/useReviewedRemoval';
import type { PermitOrApproval as Approval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { RemoveReview } from './RemoveReview';

type Props = {
  openReview: OpenReview<RemovalTerms>;
  /** The approval of its pool tokens. The form behind may meanwhile ask for more. */
  approval: Approval;
  /** The screen behind the dialog, which keeps following the pool. */
  state: RemoveState;
};

/** The review of a removal, then the progress of signing. */
export const RemoveReviewDialog = withMessages({ poolReview: poolReviewMessages }, Content);

function Content({ openReview, approval, state }: Props) {
  const words = useTranslations('removal');
  const shared = useTranslations('poolReview');
  const submission = useSubmit(openReview.origin);
  const { reviewed: terms } = openReview;
  const isUnconfirmed = submission.isIdle;
  const offered = offeredNow(terms, state);
  const { removal, reviewStatus, hasImproved } = useReviewedRemoval(terms, offered, isUnconfirmed);
  const isCurrent = reviewStatus === 'current';
  const isWithin = isCurrent || reviewStatus === 'withinLimit';
  const { signature, isApproved, hasAllowance } = approval;
  const signed = signature ? { ...removal, signature } : removal;
  const intent = removeIntent(signed, hasAllowance);
  const isSuperseded = reviewStatus === 'moved' || reviewStatus === 'feeChanged';
  const review = useReview(intent, { openReview, submission, isCurrent, isSuperseded });
  const token = removal.liquidity.currency;
  const steps = usePermitSteps(approval, { token, review, isBlocked: !isWithin });
  return (
    <ReviewDialog title={words('review')} review={review}>
      <RemoveReview removal={removal} review={review} change={{ reviewStatus, hasImproved }} />
      <ReviewFooter
        review={review}
        isBlocked={!isWithin || !isApproved}
        steps={steps}
        label={words('confirm')}
        waiting={isWithin && approval.isUnknown ? shared('checkingApproval') : undefined}
      >
        <ReviewStatusNotice
          reviewStatus={reviewStatus}
          offered={offered && { type: 'removal', before: removal, now: offered }}
          onAccept={() => offered && openReview.accept(offered)}
        />
      </ReviewFooter>
    </ReviewDialog>
  );
}

/** What the same pool tokens return now; undefined once the account has fewer tokens. */
function offeredNow(
  removal: RemovalTerms,
  { account, position, fees }: RemoveState,
): RemovalTerms | undefined {
  const { liquidity, amounts } = removal;
  if (account === undefined || position === undefined) return undefined;
  if (position.liquidity.raw < liquidity.raw) return undefined;
  const currencies = [amounts[0].currency, amounts[1].currency] as const;
  const sent = liquidityAmountsOf(position, currencies, liquidity.raw);
  return { ...removal, account, ...removalAmounts(sent, fees) };
}
