import type { Locale } from '@/lib/base/i18n/locales';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Amount } from './amount';
import { significantText } from './decimalText';
import type { Fraction } from './fraction';
import { localizeDecimal } from './localNumber';
import { FULL_DIGITS } from './significantDigits';

/**
 * The cost of one unit of `base` in `quote`.
 *
 * The ratio counts smallest units: one of `base` is `numerator` / `denominator` of `quote`.
 */
export type Price<Base extends Currency = Currency, Quote extends Currency = Currency> = {
  readonly base: Base;
  readonly quote: Quote;
  readonly numerator: bigint;
  readonly denominator: bigint;
};

/** The price at which two amounts above zero have the same value. */
export function priceOf<Base extends Currency, Quote extends Currency>(
  base: Amount<Base>,
  quote: Amount<Quote>,
): Price<Base, Quote> {
  return {
    base: base.currency,
    quote: quote.currency,
    numerator: quote.raw,
    denominator: base.raw,
  };
}

/** The inverse price: the cost of one unit of `quote` in `base`. */
export function invertPrice<Base extends Currency, Quote extends Currency>(
  price: Price<Base, Quote>,
): Price<Quote, Base> {
  return {
    base: price.quote,
    quote: price.base,
    numerator: price.denominator,
    denominator: price.numerator,
  };
}

/**
 * A price in whole units with at most `digits` significant digits, rounded to the nearest, without
 * the symbols.
 *
 * All integer digits are kept, as in amounts.
 *
 * @param options.digits - `FULL_DIGITS` by default.
 */
export function formatPrice(
  price: Price,
  { digits = FULL_DIGITS, locale }: { readonly digits?: number; readonly locale: Locale },
): string {
  return localizeDecimal(significantText(inWholeUnits(price), digits, 'nearest'), locale);
}

/** What one whole unit of `base` costs in whole units of `quote`. */
export function inWholeUnits({ base, quote, numerator, denominator }: Price): Fraction {
  return {
    numerator: numerator * 10n ** BigInt(base.decimals),
    denominator: denominator * 10n ** BigInt(quote.decimals),
  };
}
