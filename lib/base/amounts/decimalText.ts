import { type Fraction, type Rounding, scaleFraction, significantPlaces } from './fraction';

/**
 * `value` with exactly `places` digits after the point, without grouping, with a dot.
 *
 * @example
 * fixedText({ numerator: 1n, denominator: 3n }, 2, 'up') // '0.34'
 */
export function fixedText(value: Fraction, places: number, rounding: Rounding): string {
  const digits = scaleFraction(value, places, rounding)
    .toString()
    .padStart(places + 1, '0');
  if (places === 0) return digits;
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * `value` with at most `digits` significant digits, without grouping, with a dot.
 *
 * Only digits after the point are cut. A longer integer part keeps all its digits: 1234567 to 4
 * digits is 1234567, because 1234000 would be another amount.
 *
 * @example
 * significantText({ numerator: 2n, denominator: 3n }, 4, 'down') // '0.6666'
 */
export function significantText(value: Fraction, digits: number, rounding: Rounding): string {
  return withoutTrailingZeros(fixedText(value, significantPlaces(value, digits), rounding));
}

/** Digits after these come from divisions of integers, not from the user's amounts. */
const TRUE_DIGITS = 12;

/**
 * `value` with at most `digits` significant digits, after rounding to 12 digits. The first rounding
 * removes what divisions left over: 4.999999999999999998 becomes 5, also when rounding down.
 *
 * @example
 * figureText({ numerator: 10n ** 18n - 1n, denominator: 10n ** 18n }, 6, 'down') // '1'
 */
export function figureText(value: Fraction, digits: number, rounding: Rounding): string {
  const places = significantPlaces(value, TRUE_DIGITS);
  const numerator = scaleFraction(value, places, 'nearest');
  return significantText({ numerator, denominator: 10n ** BigInt(places) }, digits, rounding);
}

/** Removes the zeros at the end of a decimal's fraction: 1.50 is 1.5, and 2.00 is 2. */
export function withoutTrailingZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
