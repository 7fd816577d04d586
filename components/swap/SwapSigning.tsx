'use client';

import { useState } from 'react';
import { useFormChange } from '@/components/transactions/useFormChange';
import type { ReviewEnd } from '@/components/transactions/useReviewEnd';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { ProposedSwap } from '@/lib/swap/proposedSwap';
import type { SwapForm } from '@/lib/swap/swapForm';
import type { SwapState } from '@/lib/swap/useSwapScreen';
import type { ProposedWrap } from '@/lib/swap/wrap';
import { type ImpactConfirmation, impactTier, isTooWeak } from '@/lib/trade/impactTier';
import { priceImpact } from '@/lib/trade/priceImpact';

const ImpactDialog = lazyComponent(() =>
  import('./ImpactDialog').then((loaded) => loaded.ImpactDialog),
);
const SwapReviewDialog = lazyComponent(() =>
  import('./SwapReviewDialog').then((loaded) => loaded.SwapReviewDialog),
);
const WrapReviewDialog = lazyComponent(() =>
  import('./WrapReviewDialog').then((loaded) => loaded.WrapReviewDialog),
);

/** What a user wants to sign. */
export type SwapToSign =
  | { readonly type: 'swap'; readonly proposal: ProposedSwap }
  | { readonly type: 'wrap'; readonly proposal: ProposedWrap };

type Props = {
  signing: SwapToSign;
  /** The form at the click. It may change while the code of a dialog is loaded. */
  formAtClick: SwapForm;
  swap: SwapState;
  onEnd: (end: ReviewEnd) => void;
};

/** The steps from the form to the signature. */
export function SwapSigning({ signing, formAtClick, swap, onEnd }: Props) {
  return signing.type === 'wrap' ? (
    <WrapReviewDialog
      proposal={signing.proposal}
      form={swap.form}
      formAtClick={formAtClick}
      onClose={onEnd}
    />
  ) : (
    <SwapSteps first={signing.proposal} formAtClick={formAtClick} swap={swap} onEnd={onEnd} />
  );
}

type StepsProps = {
  first: ProposedSwap;
  formAtClick: SwapForm;
  swap: SwapState;
  onEnd: (end: ReviewEnd) => void;
};

/**
 * Accepting a high price impact, then the review, then the wallet. A newly accepted price asks
 * again if it needs a stronger confirmation. Expert mode is read once, at the start.
 */
function SwapSteps({ first, formAtClick, swap, onEnd }: StepsProps) {
  const [proposal, setProposal] = useState(first);
  const [isExpertMode] = useState(swap.isExpertMode);
  const [confirmed, setConfirmed] = useState<ImpactConfirmation>('none');
  const impact = priceImpact(proposal.trade);
  const { confirmation } = impactTier(impact, isExpertMode);
  const asksImpact = isTooWeak(confirmed, confirmation);
  useFormChange({ form: swap.form, formAtClick, isWatched: asksImpact }, () => onEnd('dismissed'));
  if (asksImpact) {
    return (
      <ImpactDialog
        impact={impact}
        isTyped={confirmation === 'typed'}
        onAgree={() => setConfirmed(confirmation)}
        onClose={() => onEnd('dismissed')}
      />
    );
  }
  return (
    <SwapReviewDialog
      proposal={proposal}
      offered={swap.proposal}
      form={swap.form}
      formAtClick={formAtClick}
      inputError={swap.inputError}
      isExpertMode={isExpertMode}
      onAccept={setProposal}
      onClose={onEnd}
    />
  );
}
