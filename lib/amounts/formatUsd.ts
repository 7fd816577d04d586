import { fixedText } from './decimalText';
import type { Fraction } from './fraction';

const CENT = 0.01;

/**
 * A value in dollars for the screen, with cents, rounded down; above zero and under a cent it is
 * <$0.01.
 *
 * @example
 * formatUsd({ numerator: 2_469n, denominator: 2n }, 'en') // '$1,234.50'
 */
export function formatUsd(value: Fraction, locale: string): string {
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const shown = Number(fixedText(value, 2, 'down'));
  return shown === 0 && value.numerator > 0n ? `<${dollars.format(CENT)}` : dollars.format(shown);
}
