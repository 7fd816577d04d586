import type { Amount } from './amount';
import { FULL_DIGITS } from './decimalText';
import { formatAmount, formatExactAmount } from './formatAmount';
import type { Rounding } from './fraction';

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
