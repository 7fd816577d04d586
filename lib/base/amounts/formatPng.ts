import type { Locale } from '@/lib/base/i18n/locales';
import { type Amount, asFraction } from './amount';
import { fixedText } from './decimalText';
import type { Fraction, Rounding } from './fraction';
import { comparedFigure, localizeDecimal } from './localNumber';

/**
 * An amount of PNG, or of votes, with a fixed number of digits after the point, rounded down,
 * without its symbol: 2 for a balance, wherever it is shown.
 *
 * @example
 * formatPng(amountOf(png, 19_999_999_000_000_000_000_000n), 2, 'en') // '19,999.99'
 */
export function formatPng(amount: Amount, places: number, locale: Locale): string {
  return formatPlaces(asFraction(amount), { places, rounding: 'down', locale });
}

type Written = {
  /** Digits after the point. */
  readonly places: number;
  readonly rounding: Rounding;
  /** The language tag of the reader. */
  readonly locale: Locale;
};

/**
 * A value with a fixed number of digits after the point. Above zero and too small for them, it is
 * less than the smallest such number.
 *
 * @example
 * formatPlaces({ numerator: 2n, denominator: 3n }, { places: 2, rounding: 'down', locale: 'en' })
 * // '0.66'
 */
export function formatPlaces(value: Fraction, { places, rounding, locale }: Written): string {
  const smallest = { numerator: 1n, denominator: 10n ** BigInt(places) };
  const isTooSmall =
    value.numerator > 0n && value.numerator * smallest.denominator < value.denominator;
  return isTooSmall
    ? comparedFigure('<', localizeDecimal(fixedText(smallest, places, 'down'), locale), locale)
    : localizeDecimal(fixedText(value, places, rounding), locale);
}
