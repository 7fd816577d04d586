'use client';

import { useState } from 'react';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { withMessages } from '@/components/parts/loading/withMessages';
import { LoadingReview } from '@/components/transactions/session/LoadingReview';
import { useFormChange } from '@/components/transactions/session/useReview';
import type { OpenReview } from '@/components/transactions/session/useReviewSession';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { swapReviewMessages } from '@/lib/base/i18n/exported/swapReview';
import { tradeMessages } from '@/lib/base/i18n/exported/trade';
import { type ImpactConfirmation, impactTier, isTooWeak } from '@/lib/exchange/trade/impactTier';
import { priceImpact } from '@/lib/exchange/trade/priceImpact';
import type { SwapTerms } from '@/lib/features/swap/swapTerms';
import { useSkipsSwapReview } from '@/lib/features/swap/useSkipsSwapReview';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import type { WrapTerms } from '@/lib/features/swap/wrapTerms';
import { SwapReviewDialog } from './SwapReviewDialog';

const ImpactDialog = lazyComponent(() => import('./ImpactDialog'), 'ImpactDialog', LoadingPanel);
const WrapReviewDialog = lazyComponent(
  () => import('./WrapReviewDialog'),
  'WrapReviewDialog',
  LoadingReview,
);

/** What a review of this form shows. */
export type ReviewedSwap =
  | { readonly type: 'swap'; readonly terms: SwapTerms }
  | { readonly type: 'wrap'; readonly terms: WrapTerms };

type Props = {
  openReview: OpenReview<ReviewedSwap>;
  swap: SwapState;
};

/** The steps from the form to the signature. */
export const SwapReviewFlow = withMessages(
  { swapReview: swapReviewMessages, trade: tradeMessages },
  Content,
);

function Content({ openReview, swap }: Props) {
  const { type, terms } = openReview.reviewed;
  return type === 'wrap' ? (
    <WrapReviewDialog openReview={openReview} terms={terms} />
  ) : (
    <SwapSteps openReview={openReview} terms={terms} swap={swap} />
  );
}

type StepsProps = Props & { terms: SwapTerms };

/**
 * Accepting a high price impact, then the review, then the wallet. A newly accepted price asks
 * again if it needs a stronger confirmation. Expert mode is read once, at the start.
 */
function SwapSteps({ openReview, terms, swap }: StepsProps) {
  const { form, origin, close } = openReview;
  const [isExpertMode] = useState(swap.isExpertMode);
  const skipsReview = useSkipsSwapReview(terms, isExpertMode);
  const [confirmed, setConfirmed] = useState<ImpactConfirmation>('none');
  const { confirmation } = impactTier(priceImpact(terms.trade), isExpertMode);
  const asksImpact = isTooWeak(confirmed, confirmation);
  useFormChange({ form, formAtStart: origin.form, isWatched: asksImpact }, () => close('closed'));
  if (asksImpact) {
    return (
      <ImpactDialog
        terms={terms}
        isTyped={confirmation === 'typed'}
        isReviewed={!skipsReview}
        onAgree={() => setConfirmed(confirmation)}
        onClose={() => close('closed')}
      />
    );
  }
  return (
    <SwapReviewDialog
      openReview={openReview}
      terms={terms}
      offered={swap.terms}
      inputError={swap.inputError}
      isExpertMode={isExpertMode}
      onAccept={(accepted) => openReview.accept({ type: 'swap', terms: accepted })}
    />
  );
}
