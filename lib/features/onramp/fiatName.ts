import type { Locale } from '@/lib/base/i18n/locales';
import type { FiatCurrency } from './fiatCurrencies';

/**
 * The name of a fiat currency in a language. The English one is that of the list.
 *
 * @example
 * fiatName({ symbol: 'USD', name: 'United States Dollar' }, 'de') // 'US-Dollar'
 */
export function fiatName({ symbol, name }: FiatCurrency, locale: Locale): string {
  if (locale === 'en') return name;
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(symbol) ?? name;
}
