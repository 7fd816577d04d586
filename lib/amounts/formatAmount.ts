import { type Amount, asFraction } from './amount';
import { exactAmountText } from './amountText';
import { FULL_DIGITS, significantText } from './decimalText';
import type { Rounding } from './fraction';
import { localizeDecimal, numberSymbols } from './localNumber';

const SMALLEST_SHOWN = '0.000001';
const SMALLEST_SHOWN_PER_UNIT = 1_000_000n;

type Shown = {
  /**
   * `down` by default, so that a balance or a received amount is never overstated; `up` for a
   * maximum that is paid.
   */
  readonly rounding?: Rounding;
  /** The language tag of the reader. */
  readonly locale: string;
};

/**
 * An amount with at most `digits` significant digits, without its symbol.
 *
 * All integer digits are kept (1,234,567 to 4 digits is 1,234,567). Trailing zeros of the fraction
 * are dropped. An amount above zero and below 0.000001 is shown as <0.000001.
 *
 * @param options.digits - `FULL_DIGITS` by default.
 * @example
 * formatAmount(amountOf(usdc, 1_234_567_891n), { digits: SHORT_DIGITS, locale: 'en' }) // '1,234'
 */
export function formatAmount(
  amount: Amount,
  { digits = FULL_DIGITS, rounding = 'down', locale }: Shown & { readonly digits?: number },
): string {
  if (isBelowSmallestShown(amount)) return `<${localizeDecimal(SMALLEST_SHOWN, locale)}`;
  return localizeDecimal(significantText(asFraction(amount), digits, rounding), locale);
}

/** An amount with all its digits, without its symbol; not rounded. */
export function formatExactAmount(amount: Amount, locale: string): string {
  return localizeDecimal(exactAmountText(amount), locale);
}

/**
 * An amount as it is copied: all its digits, without grouping, with the decimal mark of the
 * language, so that a paste is read as the same number.
 */
export function copiedAmountText(amount: Amount, locale: string): string {
  return exactAmountText(amount).replace('.', numberSymbols(locale).decimal);
}

function isBelowSmallestShown({ raw, currency }: Amount): boolean {
  return raw > 0n && raw * SMALLEST_SHOWN_PER_UNIT < 10n ** BigInt(currency.decimals);
}
