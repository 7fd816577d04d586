'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { SwapState } from '@/lib/swap/useSwap';
import type { ProposedWrap } from '@/lib/swap/wrap';
import type { ProposedSwap } from '@/lib/swap/writes';
import { impactTier } from '@/lib/trade/priceImpact';
import { priceImpact } from '@/lib/trade/trade';
import type { ReviewEnd } from './SwapReviewDialog';

const ImpactDialog = dynamic(() => import('./ImpactDialog').then((loaded) => loaded.ImpactDialog), {
  ssr: false,
});
const SwapReviewDialog = dynamic(
  () => import('./SwapReviewDialog').then((loaded) => loaded.SwapReviewDialog),
  { ssr: false },
);
const WrapReviewDialog = dynamic(
  () => import('./WrapReviewDialog').then((loaded) => loaded.WrapReviewDialog),
  { ssr: false },
);

/** What a person has set out to sign. */
export type Signing =
  | { readonly type: 'swap'; readonly proposal: ProposedSwap }
  | { readonly type: 'wrap'; readonly proposal: ProposedWrap };

type Props = { signing: Signing; swap: SwapState; onEnd: (end: ReviewEnd) => void };

/** The steps from the form to the signature: consent to a high price impact, review, wallet. */
export function SwapSigning({ signing, swap, onEnd }: Props) {
  const [isImpactAgreed, setImpactAgreed] = useState(false);
  if (signing.type === 'wrap') {
    return <WrapReviewDialog proposal={signing.proposal} onClose={onEnd} />;
  }
  const { proposal } = signing;
  const impact = priceImpact(proposal.trade);
  const { confirmation } = impactTier(impact, swap.isExpertMode);
  if (confirmation !== 'none' && !isImpactAgreed) {
    return (
      <ImpactDialog
        impact={impact}
        isTyped={confirmation === 'typed'}
        onAgree={() => setImpactAgreed(true)}
        onClose={() => onEnd('dismissed')}
      />
    );
  }
  return (
    <SwapReviewDialog
      proposal={proposal}
      offered={swap.proposal}
      isImmediate={swap.isExpertMode}
      onClose={onEnd}
    />
  );
}
