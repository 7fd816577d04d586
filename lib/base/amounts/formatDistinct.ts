import type { Locale } from '@/lib/base/i18n/locales';
import { type Amount, asFraction } from './amount';
import { fixedText, significantText } from './decimalText';
import { formatAmount, formatBalance, formatExactAmount } from './formatAmount';
import type { Rounding } from './fraction';
import { FULL_DIGITS } from './significantDigits';

/** Beyond these a figure is shown exactly. */
const MAX_DIGITS = 12;

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
  { rounding, locale }: { readonly rounding: Rounding; readonly locale: Locale },
): readonly [string, string] {
  const figures = (digits: number) =>
    [
      formatAmount(a, { digits, rounding, locale }),
      formatAmount(b, { digits, rounding, locale }),
    ] as const;
  for (let digits = FULL_DIGITS; digits <= MAX_DIGITS; digits += 1) {
    const texts = figures(digits);
    if (texts[0] !== texts[1] || a.raw === b.raw) return texts;
  }
  return [formatExactAmount(a, locale), formatExactAmount(b, locale)];
}

/**
 * A balance before and after a change of it, without its symbol, with the same number of decimals,
 * so that the change can be read off. They have at least the decimals that the change is shown
 * with, so that the figures add up on screen. A fraction of zeros alone is left out: in a language
 * with a decimal comma, 900,000 could be read as thousands.
 *
 * @param change - The change, as it is shown with 6 significant digits; its sign does not matter.
 * @example
 * // Next to +247.178: ['900', '1,147.178'], where 6 digits alone would be 1,147.17.
 * formatChanged([before, after], change, 'en')
 */
export function formatChanged(
  balances: readonly [Amount, Amount],
  change: Amount,
  locale: Locale,
): readonly [string, string] {
  const needed = [change, ...balances].map((amount) =>
    decimalsOf(significantText(asFraction(amount), FULL_DIGITS, 'down')),
  );
  const places = Math.max(...needed);
  const [before, after] = balances;
  const text = (amount: Amount) => {
    const isWhole = /\.0+$/.test(fixedText(asFraction(amount), places, 'down'));
    return formatBalance(amount, { places: isWhole ? 0 : places, locale });
  };
  return [text(before), text(after)];
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
