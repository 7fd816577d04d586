import { useState } from 'react';
import type { Currency } from '@/lib/tokens/currency';
import { LARGE_FEE_BPS } from '@/lib/trade/transferFees';

/** What the tokens of a review may cost beyond its price. */
export type TokenRisk = {
  /** The largest fee on a transfer, in whole basis points. */
  readonly feeBps: number;
  /** The token whose sale was refused in a simulation; absent if there is none. */
  readonly unsellable: Currency | undefined;
};

/** As much as a token can take. A sale that is refused takes everything. */
const ALL_BPS = 10_000;

/** What a review asks to accept: large fees, that a token may be unsellable, or both. */
export type RiskQuestion = 'fees' | 'refusal' | 'both';

/** The consent to what the tokens of a review may cost. More than was accepted asks again. */
export function useRiskConsent({ feeBps, unsellable }: TokenRisk) {
  const [acceptedBps, setAcceptedBps] = useState(0);
  const isRefused = unsellable !== undefined;
  const hasLargeFee = feeBps >= LARGE_FEE_BPS;
  const askedBps = isRefused ? ALL_BPS + feeBps : feeBps;
  const isGiven = acceptedBps >= askedBps;
  if (!isRefused && !hasLargeFee) return { isMissing: false, consent: undefined };
  return {
    isMissing: !isGiven,
    /** The question; absent when there is too little to ask. */
    consent: {
      about: questionOf(isRefused, hasLargeFee),
      unsellable,
      isGiven,
      onChange: (isChecked: boolean) => setAcceptedBps(isChecked ? askedBps : 0),
    },
  };
}

function questionOf(isRefused: boolean, hasLargeFee: boolean): RiskQuestion {
  if (!isRefused) return 'fees';
  return hasLargeFee ? 'both' : 'refusal';
}
