import { useEffect, useEffectEvent, useState } from 'react';
import { bringsNothing } from '@/lib/exchange/rewards/actions/bringsNothing';
import { type ClaimFailure, previewedFailure } from '@/lib/exchange/rewards/actions/claimFailure';
import { claimIntent } from '@/lib/exchange/rewards/actions/claimIntent';
import type { RewardClaimTerms } from '@/lib/exchange/rewards/actions/claimTerms';
import { useReviewSimulation } from '@/lib/transactions/simulation/useReviewSimulation';

type Props = {
  terms: RewardClaimTerms;
  onPass: () => void;
  onFail: (failure: ClaimFailure) => void;
};

/** Simulates a claim as its review does, so that no review opens for one that fails. */
export function ClaimTrial({ terms, onPass, onFail }: Props) {
  const [tried] = useState(terms);
  const intent = claimIntent(tried);
  const preview = useReviewSimulation(intent, {
    isUnconfirmed: true,
    isCurrent: true,
    agreed: tried,
  });
  const { verdict, failure, simulation } = preview;
  const paysNothing = bringsNothing(simulation, intent.expectation);
  const isAnswered = verdict !== 'checking' || paysNothing;
  const settle = useEffectEvent(() => {
    const failed = previewedFailure({ verdict, failure, paysNothing });
    if (failed) onFail(failed);
    else onPass();
  });
  useEffect(() => {
    if (isAnswered) settle();
  }, [isAnswered]);
  return null;
}
