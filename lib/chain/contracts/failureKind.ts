const OUTSIDE_LIMITS = /INSUFFICIENT_(OUTPUT|A|B)_AMOUNT|EXCESSIVE_INPUT_AMOUNT/;
const EXPIRED = /^Pangolin(Router|BridgeMigrationRouter)?: EXPIRED$/;
const TRANSFER_REFUSED = /(^|[^_])TRANSFER(_FROM)?_FAILED/;

/**
 * What a revert reason of the exchange's contracts means. `outsideLimits`: an amount is outside of
 * what was agreed. `expired`: the deadline has passed. `transferRefused`: a token refuses its
 * transfer.
 */
type FailureKind = 'outsideLimits' | 'expired' | 'transferRefused' | 'reverts';

export function failureKind(reason: string): FailureKind {
  if (OUTSIDE_LIMITS.test(reason)) return 'outsideLimits';
  if (EXPIRED.test(reason)) return 'expired';
  return TRANSFER_REFUSED.test(reason) ? 'transferRefused' : 'reverts';
}
