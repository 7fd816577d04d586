'use client';

import { useTranslations } from 'next-intl';
import { ReviewStatusNotice } from '@/components/features/liquidity/ReviewStatusNotice';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { withMessages } from '@/components/parts/loading/withMessages';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { reviewSteps } from '@/components/transactions/session/reviewSteps';
import { useReview } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { useSkippedReview } from '@/components/transactions/session/useSkippedReview';
import { poolReviewMessages } from '@/lib/base/i18n/exported/poolReview';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useRememberPair } from '@/lib/exchange/pairs/useRememberPair';
import { useIsProbing } from '@/lib/exchange/tokenProbe/useIsProbing';
import { addIntent } from '@/lib/features/liquidity/addIntent';
import { type AddTerms, acceptedAdd } from '@/lib/features/liquidity/addTerms';
import type { AddState } from '@/lib/features/liquidity/useAddScreen';
import { useFirstPrice } from '@/lib/features/liquidity/useFirstPrice';
import { useReviewedAdd } from '@/lib/features/liquidity/useReviewedAdd';
import { useSupplyConsent } from '@/lib/features/liquidity/useSupplyConsent';
import { useSettings } from '@/lib/site/settings/store';
import { useApprovalSteps } from '@/lib/transactions/approvals/useApprovalSteps';
import { useSkipsReview } from '@/lib/transactions/submit/useSkipsReview';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { AddReview } from './AddReview';
import { FirstProviderReview } from './FirstProviderReview';

type Props = {
  openReview: OpenReview<AddTerms>;
  /** The screen behind the dialog, which keeps following the pool. */
  state: AddState;
};

/**
 * Shows what will be supplied, then the progress of signing. In expert mode signing starts at once.
 */
export const AddReviewDialog = withMessages({ poolReview: poolReviewMessages }, Content);

function Content({ openReview, state }: Props) {
  const t = useTranslations('liquidity');
  const words = useTranslations('poolReview');
  const isExpertMode = useSettings((settings) => settings.userExpertMode);
  const submission = useSubmit(openReview.origin);
  const { reviewed } = openReview;
  const { terms, figures } = state;
  const { reviewStatus, isLoading, insufficientBalance, approvals, readiness } = useReviewedAdd(
    reviewed,
    state,
  );
  const [tokenA, tokenB] = mapPair(reviewed.amounts, ({ currency }) => wrapped(currency));
  const isSent = submission.isSuccess;
  useRememberPair(isSent ? tokenA : undefined, isSent ? tokenB : undefined);
  const isCurrent = reviewStatus === 'current';
  const intent = addIntent(reviewed);
  const isSuperseded = ['moved', 'feeChanged', 'created'].includes(reviewStatus);
  const review = useReview(intent, { openReview, submission, isCurrent, isSuperseded });
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  const first = useFirstPrice(reviewed);
  const risk = useSupplyConsent(reviewed);
  const [a, b] = reviewed.amounts;
  const isProbing = useIsProbing([a.currency, b.currency]);
  const { verdict } = review.preview;
  const skipsReview = useSkipsReview(isExpertMode);
  const isBlocked = verdict !== 'passes' || risk.isMissing || first.isBlocked || isProbing;
  const steps = useApprovalSteps(isBlocked ? [] : approvals, review.preview.revokedFirst);
  const isAsking = risk.isMissing || (first.isAsking && !first.isAccepted);
  const isChecking =
    verdict === 'checking' || (verdict === 'passes' && (first.isLoading || isProbing));
  const blockedReadiness = isChecking && !isAsking ? 'waiting' : 'blocked';
  const skippedReview = useSkippedReview(
    skipsReview && !review.hasFormChanged,
    isBlocked ? blockedReadiness : readiness,
    review,
  );
  const obstacleText =
    insufficientBalance &&
    amountErrorText({ type: 'insufficientBalance', currency: insufficientBalance });
  return (
    <ReviewDialog title={words('addReviewTitle')} review={review} skippedReview={skippedReview}>
      <AddReview
        terms={reviewed}
        shares={isCurrent && figures ? figures : reviewed}
        consent={risk.consent}
        review={review}
        reviewStatus={isLoading ? 'current' : reviewStatus}
      >
        {reviewed.isFirst && reviewStatus !== 'created' && (
          <FirstProviderReview
            price={first.price}
            market={first.market}
            isAsking={first.isAsking}
            isAccepted={first.isAccepted}
            onAccept={first.accept}
          />
        )}
      </AddReview>
      <ReviewFooter
        review={review}
        steps={reviewSteps(steps, symbolText)}
        isBlocked={readiness !== 'ready' || first.isBlocked || isProbing}
        isChecking={isProbing}
        isAsking={isAsking}
        obstacleText={obstacleText}
        label={words('confirmSupply')}
        waiting={isLoading ? t('loading') : undefined}
      >
        {!isLoading && (
          <ReviewStatusNotice
            reviewStatus={reviewStatus}
            offered={terms && { type: 'supply', before: reviewed, now: terms }}
            onAccept={() => terms && openReview.accept(acceptedAdd(reviewed, terms))}
          />
        )}
      </ReviewFooter>
    </ReviewDialog>
  );
}
