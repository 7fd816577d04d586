'use client';

import { useState } from 'react';
import { LoadingPanel } from '@/components/layout/LoadingPanel';
import { withMessages } from '@/components/layout/withMessages';
import { useFormChange } from '@/components/transactions/useFormChange';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import type { ReviewClick } from '@/components/transactions/useStartedReview';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { swapReviewMessages } from '@/lib/i18n/exported/swapReview';
import { tradeMessages } from '@/lib/i18n/exported/trade';
import type { ProposedSwap } from '@/lib/swap/proposedSwap';
import type { SwapForm } from '@/lib/swap/swapForm';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import type { ProposedWrap } from '@/lib/swap/wrap';
import { type ImpactConfirmation, impactTier, isTooWeak } from '@/lib/trade/impactTier';
import { priceImpact } from '@/lib/trade/priceImpact';
import { SwapReviewDialog } from './SwapReviewDialog';

const ImpactDialog = lazyComponent(
  () => import('./ImpactDialog').then((loaded) => loaded.ImpactDialog),
  LoadingPanel,
);
const WrapReviewDialog = lazyComponent(
  () => import('./WrapReviewDialog').then((loaded) => loaded.WrapReviewDialog),
  LoadingPanel,
);

/** What a user wants to sign. */
export type SwapToSign =
  | { readonly type: 'swap'; readonly proposal: ProposedSwap }
  | { readonly type: 'wrap'; readonly proposal: ProposedWrap };

type Props = {
  signing: SwapToSign;
  click: ReviewClick<SwapForm>;
  swap: SwapState;
  onClose: (end: ReviewEnd) => void;
};

/** The steps from the form to the signature. */
export const SwapSigning = withMessages(
  { swapReview: swapReviewMessages, trade: tradeMessages },
  Content,
);

function Content({ signing, click, swap, onClose }: Props) {
  return signing.type === 'wrap' ? (
    <WrapReviewDialog
      proposal={signing.proposal}
      form={swap.form}
      click={click}
      onClose={onClose}
    />
  ) : (
    <SwapSteps first={signing.proposal} click={click} swap={swap} onClose={onClose} />
  );
}

type StepsProps = {
  first: ProposedSwap;
  click: ReviewClick<SwapForm>;
  swap: SwapState;
  onClose: (end: ReviewEnd) => void;
};

/**
 * Accepting a high price impact, then the review, then the wallet. A newly accepted price asks
 * again if it needs a stronger confirmation. Expert mode is read once, at the start.
 */
function SwapSteps({ first, click, swap, onClose }: StepsProps) {
  const [proposal, setProposal] = useState(first);
  const [isExpertMode] = useState(swap.isExpertMode);
  const [confirmed, setConfirmed] = useState<ImpactConfirmation>('none');
  const { confirmation } = impactTier(priceImpact(proposal.trade), isExpertMode);
  const asksImpact = isTooWeak(confirmed, confirmation);
  useFormChange({ form: swap.form, formAtClick: click.form, isWatched: asksImpact }, () =>
    onClose('dismissed'),
  );
  if (asksImpact) {
    return (
      <ImpactDialog
        proposal={proposal}
        isTyped={confirmation === 'typed'}
        isReviewed={!isExpertMode}
        onAgree={() => setConfirmed(confirmation)}
        onClose={() => onClose('dismissed')}
      />
    );
  }
  return (
    <SwapReviewDialog
      proposal={proposal}
      offered={swap.proposal}
      form={swap.form}
      click={click}
      inputError={swap.inputError}
      isExpertMode={isExpertMode}
      onAccept={setProposal}
      onClose={onClose}
    />
  );
}
