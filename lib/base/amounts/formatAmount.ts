import type { Locale } from '@/lib/base/i18n/locales';
import { type Amount, asFraction } from './amount';
import { exactAmountText } from './amountText';
import { figureText, fixedText, significantText } from './decimalText';
import type { Rounding } from './fraction';
import { comparedFigure, localizeDecimal } from './localNumber';
import { FULL_DIGITS } from './significantDigits';

const SMALLEST_SHOWN = '0.000001';
const SMALLEST_SHOWN_PER_UNIT = 1_000_000n;

const LIKE_GROUPED = /^[1-9]\d{0,2}\.\d{3}$/;

type Shown = {
  /** The maximum number of significant digits; `FULL_DIGITS` by default. */
  readonly digits?: number;
  /** The language tag of the reader. */
  readonly locale: Locale;
};

/**
 * An amount with at most `digits` significant digits, without its symbol.
 *
 * All integer digits are kept (1,234,567 to 4 digits is 1,234,567). Trailing zeros of the fraction
 * are dropped. An amount above zero and below 0.000001 is shown as <0.000001. A difference beyond
 * 12 digits is left out.
 *
 * @param options.rounding - `down` by default, for what is received or held; `up` for what is paid.
 * @example
 * formatAmount(amountOf(usdc, 1_234_567_891n), { digits: SHORT_DIGITS, locale: 'en' }) // '1,234'
 */
export function formatAmount(
  amount: Amount,
  { digits = FULL_DIGITS, rounding = 'down', locale }: Shown & { readonly rounding?: Rounding },
): string {
  return written(amount, figureText(asFraction(amount), digits, rounding), locale);
}

/**
 * A balance, rounded down strictly, so that the figure on screen can be paid when it is typed.
 * Unlike `formatAmount`, it does not round to 12 digits first.
 *
 * @param options.places - The exact number of digits after the point, in place of `digits`. Zero is
 *   `0` all the same.
 */
export function formatBalance(
  amount: Amount,
  { digits = FULL_DIGITS, places, locale }: Shown & { readonly places?: number },
): string {
  const value = asFraction(amount);
  const text =
    places === undefined || amount.raw === 0n
      ? significantText(value, digits, 'down')
      : fixedText(value, places, 'down');
  return written(amount, text, locale);
}

function written(amount: Amount, text: string, locale: Locale): string {
  return isBelowSmallestShown(amount)
    ? comparedFigure('<', localizeDecimal(SMALLEST_SHOWN, locale), locale)
    : localizeDecimal(text, locale);
}

/** An amount with all its digits, without its symbol; not rounded. */
export function formatExactAmount(amount: Amount, locale: Locale): string {
  return localizeDecimal(exactAmountText(amount), locale);
}

/**
 * An amount as it is copied: all its digits with a point, without grouping. One that could be read
 * as thousands ends with a zero, if its currency has a place for it, so that a paste is the same
 * number.
 *
 * @example
 * copiedAmountText(amountOf(usdc, 1_234_000n)) // '1.2340'
 */
export function copiedAmountText(amount: Amount): string {
  const text = exactAmountText(amount);
  return LIKE_GROUPED.test(text) && amount.currency.decimals > 3 ? `${text}0` : text;
}

function isBelowSmallestShown({ raw, currency }: Amount): boolean {
  return raw > 0n && raw * SMALLEST_SHOWN_PER_UNIT < 10n ** BigInt(currency.decimals);
}
