import { isAboveBps, isBelowBps } from '@/lib/base/amounts/bps';
import type { Fraction } from '@/lib/base/amounts/fraction';

/** From this price impact on, a swap says what it loses. */
const IMPACT_NOTE_BPS = 100;

/** Above this price impact a swap is shown in the error colour and offered as "Swap anyway". */
export const IMPACT_WARNING_BPS = 200;

/** Above this price impact a swap is blocked outside expert mode. */
export const IMPACT_BLOCK_BPS = 300;

/** From this price impact on, a swap needs a typed confirmation. */
const IMPACT_TYPED_CONFIRMATION_BPS = 1_000;

/** The ways to accept a price impact, the strictest last. */
const CONFIRMATIONS = ['none', 'yesNo', 'typed'] as const;

export type ImpactConfirmation = (typeof CONFIRMATIONS)[number];

/** What a price impact requires before a swap may be signed. */
type ImpactTier = {
  readonly isWarning: boolean;
  readonly isBlocked: boolean;
  readonly confirmation: ImpactConfirmation;
};

/**
 * What a price impact requires: a warning strictly above 2 percent, and a block strictly above 3
 * percent outside expert mode. The confirmation is a yes/no question above 2 percent and typed from
 * 10 percent on, even in expert mode.
 *
 * The impact is compared exactly, before it is rounded for the screen.
 */
export function impactTier(impact: Fraction, isExpertMode: boolean): ImpactTier {
  return {
    isWarning: isHighImpact(impact),
    isBlocked: !isExpertMode && isAboveBps(impact, IMPACT_BLOCK_BPS),
    confirmation: confirmationFor(impact),
  };
}

/** Whether a price impact is shown as a high one, in either mode. */
export function isHighImpact(impact: Fraction): boolean {
  return isAboveBps(impact, IMPACT_WARNING_BPS);
}

/** Whether a price impact is so high that a form says what it loses. */
export function isNotedImpact(impact: Fraction): boolean {
  return !isBelowBps(impact, IMPACT_NOTE_BPS);
}

/** Whether a given confirmation is weaker than the required one. */
export function isTooWeak(given: ImpactConfirmation, demanded: ImpactConfirmation): boolean {
  return CONFIRMATIONS.indexOf(given) < CONFIRMATIONS.indexOf(demanded);
}

function confirmationFor(impact: Fraction): ImpactConfirmation {
  if (!isHighImpact(impact)) return 'none';
  return isBelowBps(impact, IMPACT_TYPED_CONFIRMATION_BPS) ? 'yesNo' : 'typed';
}
