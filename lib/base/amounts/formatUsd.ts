import type { Locale } from '@/lib/base/i18n/locales';
import { fixedText } from './decimalText';
import { compareFractions, type Fraction } from './fraction';
import { comparedFigure, localizeDollars } from './localNumber';

/** Nothing is worth more; a larger value comes from an amount that nobody holds. */
export const MAX_DOLLARS: Fraction = { numerator: 10n ** 15n, denominator: 1n };

/**
 * A value in dollars for the screen, rounded to the nearest cent. Above zero and under a cent
 * it is <$0.01, above 10^15 dollars >$1,000,000,000,000,000.00.
 *
 * @example
 * formatUsd({ numerator: 2_469n, denominator: 2n }, 'en') // '$1,234.50'
 */
export function formatUsd(value: Fraction, locale: Locale): string {
  return formatDollars(value, { numerator: 1n, denominator: 100n }, 2, locale);
}

/**
 * A value in whole dollars, rounded to the nearest; above zero and under a dollar it is <$1.
 *
 * @example
 * formatWholeUsd({ numerator: 2_469n, denominator: 2n }, 'en') // '$1,235'
 */
export function formatWholeUsd(value: Fraction, locale: Locale): string {
  return formatDollars(value, { numerator: 1n, denominator: 1n }, 0, locale);
}

function formatDollars(value: Fraction, least: Fraction, places: number, locale: Locale): string {
  const shown = (dollars: Fraction) =>
    localizeDollars(fixedText(dollars, places, 'nearest'), locale);
  if (compareFractions(value, MAX_DOLLARS) > 0)
    return comparedFigure('>', shown(MAX_DOLLARS), locale);
  const isUnderLeast = value.numerator > 0n && compareFractions(value, least) < 0;
  return isUnderLeast ? comparedFigure('<', shown(least), locale) : shown(value);
}
