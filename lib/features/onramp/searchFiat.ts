import type { Locale } from '@/lib/base/i18n/locales';
import { searchText } from '@/lib/base/text/searchText';
import { FIAT_CURRENCIES, type FiatCurrency } from './fiatCurrencies';
import { fiatName } from './fiatName';

/**
 * The currencies that a search finds: one that is meant exactly is first, the others in their order.
 * Each word of it must start or end a word of the symbol or of a name, the one of the language or
 * the English one, in any case and with or without accents. An empty search finds all.
 */
export function searchFiat(text: string, locale: Locale): readonly FiatCurrency[] {
  const wanted = wordsOf(text);
  const found = FIAT_CURRENCIES.filter((currency) => {
    const own = textsOf(currency, locale).flatMap(wordsOf);
    return wanted.every((word) => own.some((each) => each.startsWith(word) || each.endsWith(word)));
  });
  const order = (currency: FiatCurrency) => (isExact(currency, text, locale) ? 0 : 1);
  return found.toSorted((a, b) => order(a) - order(b));
}

/**
 * The currency that Enter picks: the first result, if it is the only one, or if the search is its
 * symbol or one of its names.
 */
export function pickedByEnter(text: string, locale: Locale): FiatCurrency | undefined {
  const [first, ...others] = searchFiat(text, locale);
  if (first === undefined) return undefined;
  return others.length === 0 || isExact(first, text, locale) ? first : undefined;
}

function isExact(currency: FiatCurrency, text: string, locale: Locale): boolean {
  return textsOf(currency, locale).some((own) => searchText(own) === searchText(text));
}

function textsOf(currency: FiatCurrency, locale: Locale): readonly string[] {
  return [currency.symbol, currency.name, fiatName(currency, locale)];
}

function wordsOf(text: string): readonly string[] {
  return searchText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
