import { useState } from 'react';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import { LARGE_FEE_BPS } from '@/lib/exchange/trade/transferFees';

/** What trading the tokens of a review may cost beyond the price. */
type TokenRisk = {
  /** The largest fee on a transfer, in whole basis points. */
  readonly feeBps: number;
  /** The tokens whose sale was refused in a simulation. */
  readonly unsellable: readonly Currency[];
};

const NOTHING: TokenRisk = { feeBps: 0, unsellable: [] };

/** What a review asks to accept: large fees, that a token may be unsellable, or both. */
type RiskQuestion = 'fees' | 'refusal' | 'both';

/**
 * The consent to what the tokens of a review may cost. More than was accepted needs consent again.
 */
export function useRiskConsent({ feeBps, unsellable }: TokenRisk) {
  const [accepted, setAccepted] = useState<TokenRisk>(NOTHING);
  const isRefused = unsellable.length > 0;
  const hasLargeFee = feeBps >= LARGE_FEE_BPS;
  const isRefusalAccepted = unsellable.every((token) =>
    accepted.unsellable.some((known) => isSameCurrency(known, token)),
  );
  const isGiven = isRefusalAccepted && (!hasLargeFee || accepted.feeBps >= feeBps);
  if (!isRefused && !hasLargeFee) return { isMissing: false, consent: undefined };
  return {
    isMissing: !isGiven,
    /** The question; undefined when there is nothing to accept. */
    consent: {
      about: questionOf(isRefused, hasLargeFee),
      unsellable,
      isGiven,
      onChange: (isChecked: boolean) => setAccepted(isChecked ? { feeBps, unsellable } : NOTHING),
    },
  };
}

function questionOf(isRefused: boolean, hasLargeFee: boolean): RiskQuestion {
  if (!isRefused) return 'fees';
  return hasLargeFee ? 'both' : 'refusal';
}
