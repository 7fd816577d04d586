import { type Amount, asFraction } from './amount';
import { FULL_DIGITS, fixedText, significantText, withoutTrailingZeros } from './decimalText';
import type { Rounding } from './fraction';

/** The most characters that an amount field takes: 78 digits of a uint256, and the point. */
export const AMOUNT_TEXT_MAX_LENGTH = 79;

/**
 * What an amount field holds after a person's edit: digits and at most one dot; a comma is a dot.
 *
 * @returns undefined when the edit has to be refused and the field keeps what it held.
 * @example
 * toAmountText('1,5') // '1.5'
 */
export function toAmountText(text: string): string | undefined {
  if (text.length > AMOUNT_TEXT_MAX_LENGTH) return undefined;
  const dotted = text.replaceAll(',', '.');
  return /^[0-9]*\.?[0-9]*$/.test(dotted) ? dotted : undefined;
}

/** An amount with all its digits, as an amount field takes it: what "max" fills in. */
export function exactAmountText(amount: Amount): string {
  return withoutTrailingZeros(fixedText(asFraction(amount), amount.currency.decimals, 'down'));
}

/**
 * An amount with 6 significant digits, as an amount field takes it: what the field beside the typed
 * one shows.
 *
 * @param rounding - `down` for what is received, `up` for what is paid.
 */
export function computedAmountText(amount: Amount, rounding: Rounding): string {
  return significantText(asFraction(amount), FULL_DIGITS, rounding);
}
