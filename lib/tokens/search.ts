import { isAddress, isAddressEqual } from 'viem';
import type { Currency } from './currency';

const NATIVE_NAMES = ['avax', 'eth'];

function words(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether every word of the query starts or ends some word of the text. */
function matches(text: string, query: readonly string[]): boolean {
  const own = words(text);
  return query.every((part) => own.some((word) => word.startsWith(part) || word.endsWith(part)));
}

function isMatch(currency: Currency, query: string): boolean {
  const text = query.trim();
  if (text === '') return true;
  if (currency.type === 'native') {
    return NATIVE_NAMES.some((name) => name.startsWith(text.toLowerCase()));
  }
  if (isAddress(text, { strict: false })) return isAddressEqual(currency.address, text);
  const parts = words(text);
  return matches(currency.symbol, parts) || matches(currency.name, parts);
}

/**
 * The currencies that a search text means, in the order given.
 *
 * An address means exactly its token; any other text is matched word by word, as a prefix or suffix
 * of a word of the symbol or of the name. The native coin answers to the beginnings of AVAX and ETH.
 * An empty text means them all.
 */
export function searchCurrencies(
  currencies: readonly Currency[],
  query: string,
): readonly Currency[] {
  return currencies.filter((currency) => isMatch(currency, query));
}

/**
 * The currency that Enter picks from search results: the first one, when it is the only one or its
 * symbol is the text (case ignored). Absent: Enter does nothing.
 */
export function pickedByEnter(results: readonly Currency[], query: string): Currency | undefined {
  const [first] = results;
  const isExact = first?.symbol.toLowerCase() === query.trim().toLowerCase();
  return results.length === 1 || isExact ? first : undefined;
}

/** A symbol fit for a row: one over 20 characters keeps its first 4 and last 5. */
export function shortSymbol(symbol: string): string {
  return symbol.length > 20 ? `${symbol.slice(0, 4)}...${symbol.slice(-5)}` : symbol;
}
