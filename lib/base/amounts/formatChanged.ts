import { type Amount, asFraction } from './amount';
import { FULL_DIGITS, significantText } from './decimalText';
import { formatBalance } from './formatAmount';
import { significantPlaces } from './fraction';

/**
 * A balance before or after a change of it, without its symbol. It has at least the decimals that
 * the change is shown with, so that the figures add up on screen.
 *
 * @param change - The change, as it is shown with 6 significant digits; its sign does not matter.
 * @example
 * // Next to +247.178: '1,147.178', where 6 digits alone would be 1,147.17.
 * formatChanged(after, change, 'en')
 */
export function formatChanged(balance: Amount, change: Amount, locale: string): string {
  const places = decimalsOf(significantText(asFraction(change), FULL_DIGITS, 'down'));
  const missing = places - significantPlaces(asFraction(balance), FULL_DIGITS);
  return formatBalance(balance, { digits: FULL_DIGITS + Math.max(0, missing), locale });
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
