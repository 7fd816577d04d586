import { type Amount, asFraction } from './amount';
import { significantText } from './decimalText';
import { formatAmount, formatBalance, formatExactAmount } from './formatAmount';
import { type Rounding, significantPlaces } from './fraction';
import { FULL_DIGITS } from './significantDigits';

/** Beyond these a figure is shown exactly. */
const MOST_DIGITS = 12;

/**
 * Two amounts of one currency, without their symbol, with as many digits as it takes to tell them
 * apart. Equal amounts have the same text.
 *
 * @example
 * // '0.0198812' and '0.0198798': with 6 digits both would be 0.01988.
 * formatDistinct([was, is], { rounding: 'down', locale: 'en' })
 */
export function formatDistinct(
  [a, b]: readonly [Amount, Amount],
  { rounding, locale }: { readonly rounding: Rounding; readonly locale: string },
): readonly [string, string] {
  const figures = (digits: number) =>
    [
      formatAmount(a, { digits, rounding, locale }),
      formatAmount(b, { digits, rounding, locale }),
    ] as const;
  for (let digits = FULL_DIGITS; digits <= MOST_DIGITS; digits += 1) {
    const texts = figures(digits);
    if (texts[0] !== texts[1] || a.raw === b.raw) return texts;
  }
  return [formatExactAmount(a, locale), formatExactAmount(b, locale)];
}

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
