import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { Locale } from '@/lib/base/i18n/locales';
import { inSpacesOfFont } from '@/lib/base/text/inSpacesOfFont';
import { isolated } from '@/lib/base/text/isolated';
import type { CardQuote } from './cardQuote';

const AVAX_DECIMALS = 2;

/** An amount in a fiat currency, rounded to the nearest of its smallest units. */
export function formatFiat(value: number, fiat: string, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: fiat });
  return inSpacesOfFont(format.format(value));
}

/**
 * The AVAX of a quote, which is an estimate: 2 decimals, rounded down.
 *
 * @example formatQuotedAvax(4.725, 'en') // '4.72 AVAX'
 */
export function formatQuotedAvax(value: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: AVAX_DECIMALS,
    maximumFractionDigits: AVAX_DECIMALS,
    roundingMode: 'trunc',
  });
  return withSymbol(inSpacesOfFont(format.format(value)), isolated('AVAX'));
}

/** What a quote takes and brings, as it is shown. */
export function formatOffer(quote: CardQuote, locale: Locale): { total: string; avax: string } {
  return {
    total: formatFiat(quote.sourceAmount, quote.sourceCurrency, locale),
    avax: formatQuotedAvax(quote.destAmount, locale),
  };
}
