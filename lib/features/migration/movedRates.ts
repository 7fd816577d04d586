import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import { hypotheticalRate, ownRate } from '@/lib/exchange/rewards/pools/rewardRates';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';

/** What one deposit is paid in a second, in smallest units: where it is, and once it is moved. */
export type MovedRates = { readonly now: Fraction; readonly after: Fraction };

/** A farm, and what an account has in it or brings to it, in the smallest unit of pool tokens. */
type Side = { readonly figures: RewardFigures; readonly amount: bigint };

/**
 * The rates of a deposit before and after a move.
 *
 * @param staked - What the account has in the new farm already. It is paid less once more is
 * deposited, which the rate after the move counts as a loss.
 */
export function movedRates(
  from: Side,
  { figures, amount, staked }: Side & { readonly staked: bigint },
): MovedRates {
  const before = ownRate(figures, staked);
  const later = hypotheticalRate(figures, staked, amount);
  return { now: ownRate(from.figures, from.amount), after: difference(later, before) };
}

/** By which part a deposit is paid less once it is moved; undefined if it is paid as much. */
export function lostPart({ now, after }: MovedRates): Fraction | undefined {
  if (compareFractions(after, now) >= 0) return undefined;
  const lost = difference(now, after);
  return {
    numerator: lost.numerator * now.denominator,
    denominator: lost.denominator * now.numerator,
  };
}

/** @param b - At most `a`. */
function difference(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}
