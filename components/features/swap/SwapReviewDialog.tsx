'use client';

import { useTranslations } from 'next-intl';
import { LimitPassedContext } from '@/components/transactions/progress/limitPassed';
import { ReviewDialog } from '@/components/transactions/review/ReviewDialog';
import { type ReviewState, useReview } from '@/components/transactions/session/useReview';
import type { AnyOpenReview } from '@/components/transactions/session/useReviewSession';
import {
  type Readiness,
  useSkippedReview,
} from '@/components/transactions/session/useSkippedReview';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { useIsProbing } from '@/lib/exchange/tokenProbe/useIsProbing';
import { changedFee } from '@/lib/features/swap/changedFee';
import { priceMove } from '@/lib/features/swap/priceMove';
import type { SwapInputError } from '@/lib/features/swap/swapInputError';
import { type SwapObstacle, swapObstacle } from '@/lib/features/swap/swapObstacle';
import { marketChange } from '@/lib/features/swap/swapReviewStatus';
import { acceptedSwap, type SwapTerms } from '@/lib/features/swap/swapTerms';
import { useIsLimitPassed, useRecordRequestedSwap } from '@/lib/features/swap/useRequestedSwap';
import { useReviewedSwap, useSwapIntent } from '@/lib/features/swap/useReviewedSwap';
import { useRouterCheck } from '@/lib/features/swap/useRouterCheck';
import { useSkipsSwapReview } from '@/lib/features/swap/useSkipsSwapReview';
import { useSwapRecipient } from '@/lib/features/swap/useSwapRecipient';
import { useSwapRiskConsent } from '@/lib/features/swap/useSwapRiskConsent';
import { chooseSlippage } from '@/lib/site/settings/store';
import type { ApprovalStatus } from '@/lib/transactions/approvals/approval';
import { useApprovalSteps } from '@/lib/transactions/approvals/useApprovalSteps';
import { useRequestedApprovals } from '@/lib/transactions/approvals/useRequestedApprovals';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { SwapObstacleNotice } from './SwapObstacleNotice';
import { SwapReview } from './SwapReview';

type Props = {
  openReview: AnyOpenReview;
  /** The swap at the start of the review, or when it was last accepted. */
  terms: SwapTerms;
  /** The swap that the same form would make now. */
  offered: SwapTerms | undefined;
  /** Why the same form could not be reviewed now. */
  inputError: SwapInputError | undefined;
  /**
   * In expert mode a swap to the own account is sent at once, unless its price has already changed
   * or is too old, or an earlier request has no known end.
   */
  isExpertMode: boolean;
  onAccept: (accepted: SwapTerms) => void;
};

/** The review of a swap, then the progress of signing. */
export function SwapReviewDialog(props: Props) {
  const { openReview, terms, offered, inputError, isExpertMode, onAccept } = props;
  const t = useTranslations('swapReview');
  const submission = useSubmit(openReview.origin);
  const isUnconfirmed = submission.isIdle;
  const { isStale } = useFreshness(terms.input.chainId);
  const { swap, reviewStatus, isCurrent, hasInsufficientBalance, approval } = useReviewedSwap(
    terms,
    {
      offered,
      isExpertMode,
      isUnconfirmed,
    },
  );
  const router = useRouterCheck(swap.trade);
  const isSuperseded = reviewStatus === 'worse';
  const intent = useSwapIntent(swap);
  const review = useReview(intent, { openReview, submission, isCurrent, isSuperseded });
  const isLimitPassed = useIsLimitPassed();
  useRecordRequestedSwap(swap, submission.isPending && submission.phase === 'requested');
  const fees = useSwapRiskConsent(swap);
  const recipient = useSwapRecipient(swap);
  const isProbing = useIsProbing([swap.input, swap.output]);
  const obstacle = swapObstacle({
    hasInsufficientBalance,
    isStale,
    reviewStatus,
    verdict: review.preview.verdict,
    approval: approval.status,
    router,
    isProbing,
    isAsking: fees.isMissing || recipient.consents.isMissing,
    recipient: recipient.status,
  });
  const requested = useIsApprovalRequested(swap.input, approval.status, obstacle)
    ? [{ currency: swap.input, approval }]
    : [];
  const steps = useApprovalSteps(requested, review.preview.revokedFirst);
  const skipsReview = useSkipsSwapReview(terms, isExpertMode);
  const isSkipWanted = skipsReview && inputError === undefined && !review.hasFormChanged;
  const skippedReview = useSkippedReview(isSkipWanted, readinessOf(obstacle), review);
  const setSlippage = (slippageBps: number) => {
    chooseSlippage(slippageBps);
    onAccept({ ...acceptedSwap(swap, swap.trade), slippageBps });
  };
  return (
    <LimitPassedContext value={isLimitPassed}>
      <ReviewDialog title={t('reviewTitle')} review={review} skippedReview={skippedReview}>
        <SwapReview
          swap={swap}
          review={review}
          obstacle={obstacle}
          steps={steps}
          isWithinLimit={reviewStatus === 'withinLimit'}
          change={isSuperseded ? 'none' : marketChange(terms, swap)}
          riskConsent={fees.consent}
          recipient={recipient}
          onSlippage={isAsExpected(review.preview) ? setSlippage : undefined}
        >
          <SwapObstacleNotice
            obstacle={obstacle}
            reviewStatus={reviewStatus}
            changedFee={changedFee(swap, offered)}
            priceMove={priceMove(swap, offered)}
            router={router}
            feeTaking={feeTakingOf(inputError)}
            steps={steps}
            onAccept={() => offered && onAccept(acceptedSwap(swap, offered.trade))}
          />
        </SwapReview>
      </ReviewDialog>
    </LimitPassedContext>
  );
}

function feeTakingOf(inputError: SwapInputError | undefined): Currency | undefined {
  const isFee = inputError?.type === 'enterPaid' && inputError.isFeeKnown;
  return isFee ? inputError.currency : undefined;
}

/**
 * Whether this review requires its approval, or has required it and the one it got still counts.
 */
function useIsApprovalRequested(
  input: Currency,
  status: ApprovalStatus,
  obstacle: SwapObstacle | undefined,
): boolean {
  const requested = useRequestedApprovals(obstacle === 'approval' ? [currencyId(input)] : []);
  if (obstacle === 'approval') return true;
  // It keeps its place while the figures are old, but can't be accepted then.
  if (obstacle === 'stale') return requested.includes(currencyId(input));
  const isReady = obstacle === undefined || obstacle === 'router' || isCheck(obstacle);
  return isReady && status === 'approved' && requested.includes(currencyId(input));
}

function isCheck(obstacle: SwapObstacle): boolean {
  return obstacle.startsWith('checking');
}

/** Whether the simulation contradicts nothing: a smaller tolerance would only make it worse. */
function isAsExpected({ shortfalls, failure }: ReviewState['preview']): boolean {
  return shortfalls.length === 0 && failure === undefined;
}

function readinessOf(obstacle: SwapObstacle | undefined): Readiness {
  if (obstacle === undefined) return 'ready';
  return isCheck(obstacle) ? 'waiting' : 'blocked';
}
