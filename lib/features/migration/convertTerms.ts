import type { Address } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import { liquidityMinimum } from '@/lib/base/amounts/slippage';
import type { Token } from '@/lib/base/tokens/token';
import type { PermitSignature } from '@/lib/transactions/approvals/permitSignature';
import type { Conversion } from './conversion';
import { MAX_PRICE_GAP_BPS } from './conversionObstacle';

/** A conversion with everything that its review shows. */
export type ConversionTerms = {
  readonly account: Address;
  /** The pool tokens of the old pair. */
  readonly amount: Amount<Token>;
  readonly conversion: Conversion;
  /** The fewest pool tokens of the present pair that were agreed to. */
  readonly least: Amount<Token>;
  /** The deadline setting, in seconds. */
  readonly deadlineSeconds: number;
  /** The signature that approves exactly this amount, if there is one. */
  readonly signature?: PermitSignature;
};

/** The router has no minimum, so a conversion must not wait long after its last check. */
const MAX_DEADLINE_SECONDS = 300;

/** The user's settings that limit a conversion. */
type Limits = {
  /** In seconds. */
  readonly userDeadline: number;
  /** In basis points. */
  readonly userSlippageTolerance: number;
};

/** How long a conversion may wait, in seconds: the deadline setting, at most five minutes. */
export function conversionDeadline({ userDeadline }: Pick<Limits, 'userDeadline'>): number {
  return Math.min(userDeadline, MAX_DEADLINE_SECONDS);
}

/**
 * The terms of a conversion as it would be made now. However high the tolerance is, the prices of
 * the two pairs may not differ by more than their limit.
 */
export function conversionTerms(
  terms: Pick<ConversionTerms, 'account' | 'amount' | 'conversion'>,
  limits: Limits,
): ConversionTerms {
  const slippageBps = Math.min(limits.userSlippageTolerance, Number(MAX_PRICE_GAP_BPS));
  return {
    ...terms,
    least: liquidityMinimum(terms.conversion.minted, slippageBps),
    deadlineSeconds: conversionDeadline(limits),
  };
}
