import { type Amount, asFraction } from './amount';
import { figureText, fixedText, withoutTrailingZeros } from './decimalText';
import { type Fraction, type Rounding, significantPlaces } from './fraction';
import { FULL_DIGITS } from './significantDigits';

/** The maximum length of an amount field: 78 digits of a uint256, and the point. */
export const AMOUNT_TEXT_MAX_LENGTH = 79;

/**
 * A typed number with the digits and signs of a Western keyboard. A Chinese or Japanese one may type
 * them in full width, and its full stop for a point.
 *
 * @example
 * withPlainSigns('１。５') // '1.5'
 */
export function withPlainSigns(text: string): string {
  return text.replace(/[０-９．，]/g, (sign) => sign.normalize('NFKC')).replace(/[。｡]/g, '.');
}

/**
 * The text of an amount field after an edit: digits and at most one dot; a comma becomes a dot.
 *
 * @returns undefined when the edit is invalid.
 * @example
 * toAmountText('1,5') // '1.5'
 */
export function toAmountText(text: string): string | undefined {
  if (text.length > AMOUNT_TEXT_MAX_LENGTH) return undefined;
  const dotted = text.replaceAll(',', '.');
  return /^[0-9]*\.?[0-9]*$/.test(dotted) ? dotted : undefined;
}

/** An amount with all its digits, as "max" writes it into an amount field. */
export function exactAmountText(amount: Amount): string {
  return withoutTrailingZeros(fixedText(asFraction(amount), amount.currency.decimals, 'down'));
}

/**
 * An amount with 6 significant digits, for the computed amount field.
 *
 * @param rounding - `down` for a received amount, `up` for a paid one.
 */
export function computedAmountText(amount: Amount, rounding: Rounding): string {
  return figureText(asFraction(amount), FULL_DIGITS, rounding);
}

/** Enough for the cents of 100,000 dollars. */
const CHOSEN_DIGITS = 8;

/**
 * An amount text for a field that is not being typed in: at most 8 significant digits, and `…` in
 * place of the others. No digit before the point is cut, and at least one after it stays.
 *
 * @example
 * cutAmountText('499.983123456789') // '499.98312…'
 */
export function cutAmountText(text: string): string {
  const [whole = '', decimals = ''] = text.split('.');
  const zeros = Number(whole) === 0 ? (/^0*/.exec(decimals)?.[0].length ?? 0) : -whole.length;
  const places = Math.max(zeros + CHOSEN_DIGITS, 1);
  if (decimals.length <= places) return text;
  return `${whole}.${decimals.slice(0, places)}…`;
}

/**
 * The text that an amount field takes for an amount that was not typed: a part of a balance, or
 * what some dollars are worth. It has 8 significant digits, rounded down.
 *
 * @param value - In whole units of the currency.
 * @param decimals - The currency's, which the text never exceeds.
 */
export function chosenAmountText(value: Fraction, decimals: number): string {
  const places = Math.min(decimals, significantPlaces(value, CHOSEN_DIGITS));
  return withoutTrailingZeros(fixedText(value, places, 'down'));
}
