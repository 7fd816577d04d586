import { fixedText } from './decimalText';
import { type Fraction, scaleFraction } from './fraction';

const CENT = '0.01';

/** Nothing is worth more; a larger value comes from an amount that nobody holds. */
const MAX_DOLLARS = 10n ** 15n;

/**
 * A value in dollars for the screen, rounded to the nearest cent. Above zero and under a cent
 * it is <$0.01, above 10^15 dollars >$1,000,000,000,000,000.
 *
 * @example
 * formatUsd({ numerator: 2_469n, denominator: 2n }, 'en') // '$1,234.50'
 */
export function formatUsd(value: Fraction, locale: string): string {
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  if (value.numerator > MAX_DOLLARS * value.denominator) return `>${dollars.format(MAX_DOLLARS)}`;
  // A text, because a number is exact only up to 2^53 cents.
  const shown = fixedText(value, 2, 'nearest') as `${number}`;
  const isUnderCent = value.numerator > 0n && value.numerator * 100n < value.denominator;
  return isUnderCent ? `<${dollars.format(CENT)}` : dollars.format(shown);
}

/**
 * A value in whole dollars, rounded to the nearest; above zero and under a dollar it is <$1.
 *
 * @example
 * formatWholeUsd({ numerator: 2_469n, denominator: 2n }, 'en') // '$1,235'
 */
export function formatWholeUsd(value: Fraction, locale: string): string {
  const style = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
  const dollars = new Intl.NumberFormat(locale, style);
  if (value.numerator > MAX_DOLLARS * value.denominator) return `>${dollars.format(MAX_DOLLARS)}`;
  const isUnderOne = value.numerator > 0n && value.numerator < value.denominator;
  return isUnderOne ? `<${dollars.format(1)}` : dollars.format(scaleFraction(value, 0, 'nearest'));
}
