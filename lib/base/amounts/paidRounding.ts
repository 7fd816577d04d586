import { type Amount, asFraction } from './amount';
import { scaleFraction, significantPlaces } from './fraction';
import { FULL_DIGITS } from './significantDigits';

/**
 * How an amount that is paid from a balance is rounded in a review: up, so that it is never
 * understated; down if up would show more than the balance. Also up if the balance is unknown
 * or does not cover the amount.
 *
 * @param balance - In the smallest unit.
 */
export function paidRounding(amount: Amount, balance: bigint | undefined): 'up' | 'down' {
  if (balance === undefined || balance < amount.raw) return 'up';
  return roundedUp(amount) > balance ? 'down' : 'up';
}

/** In the smallest unit, with the digits that are shown of an amount. */
function roundedUp(amount: Amount): bigint {
  const { decimals } = amount.currency;
  const value = asFraction(amount);
  const places = Math.min(significantPlaces(value, FULL_DIGITS), decimals);
  return scaleFraction(value, places, 'up') * 10n ** BigInt(decimals - places);
}
