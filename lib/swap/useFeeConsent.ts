import { useState } from 'react';
import { useKnownProbe } from '@/lib/tokenProbe/useKnownProbe';
import { LARGE_FEE_BPS, largestFeeBps } from '@/lib/trade/transferFees';
import type { ProposedSwap } from './proposedSwap';

/** As much as a token can take. A sale that is refused takes everything. */
const ALL_BPS = 10_000;

/** What a review asks to accept: large fees, that the bought token may be unsellable, or both. */
export type FeeQuestion = 'fees' | 'refusal' | 'both';

/**
 * The consent to what the tokens of a reviewed swap would take: a large fee on one of its transfers, or
 * on a later sale of the bought token, or a sale that is refused. More than was accepted asks again.
 */
export function useFeeConsent({ trade, output }: Pick<ProposedSwap, 'trade' | 'output'>) {
  const [acceptedBps, setAcceptedBps] = useState(0);
  const probe = useKnownProbe(output);
  const sale = probe?.kind === 'probed' ? probe.sale : undefined;
  const isRefused = sale?.status === 'refused';
  const feeBps = Math.max(largestFeeBps(trade), sale?.status === 'done' ? sale.feeBps : 0);
  const hasLargeFee = feeBps >= LARGE_FEE_BPS;
  const askedBps = isRefused ? ALL_BPS + feeBps : feeBps;
  const isGiven = acceptedBps >= askedBps;
  if (!isRefused && !hasLargeFee) return { isMissing: false, consent: undefined };
  return {
    isMissing: !isGiven,
    /** The question; absent when there is too little to ask. */
    consent: {
      about: questionOf(isRefused, hasLargeFee),
      isGiven,
      onChange: (isChecked: boolean) => setAcceptedBps(isChecked ? askedBps : 0),
    },
  };
}

function questionOf(isRefused: boolean, hasLargeFee: boolean): FeeQuestion {
  if (!isRefused) return 'fees';
  return hasLargeFee ? 'both' : 'refusal';
}
