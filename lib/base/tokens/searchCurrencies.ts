import type { Address } from 'viem';
import { isNativeAddress } from '@/lib/base/addresses/nativeAddress';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { type Currency, currencyId, NATIVE_ID } from './currency';

const NATIVE_NAMES = ['avax', 'eth'];

/** The checksummed address in a search text; undefined when the text is not an address. */
export function searchedAddress(query: string): Address | undefined {
  const pasted = pastedAddress(query);
  return pasted.status === 'address' ? pasted.address : undefined;
}

/**
 * The currencies that match a search text: first those with exactly this symbol, then those whose
 * symbol begins with it or whose name it is, then those whose symbol has a word that begins or ends
 * with it, each in the given order, and then the others. For the whole of ETH, the native coin is
 * between the last two; for a part of it, among the former.
 *
 * An address matches only its token, and the usual addresses of the native coin match that. Any
 * other text is matched word by word, as a prefix or suffix of a word in the symbol or name. The
 * native coin also matches prefixes of AVAX and ETH, and its name. A held token matches wherever
 * its symbol or name has the text: people must find what they own. An empty text matches all.
 */
export function searchCurrencies(
  currencies: readonly Currency[],
  query: string,
  isHeld: (currency: Currency) => boolean = () => false,
): readonly Currency[] {
  const text = query.trim().toLowerCase();
  if (text === '') return currencies;
  const address = searchedAddress(query);
  if (address) {
    const id = isNativeAddress(address) ? NATIVE_ID : address;
    return currencies.filter((currency) => currencyId(currency) === id);
  }
  const parts = words(text);
  const found = currencies.filter((currency) => {
    const { type, symbol, name } = currency;
    if (type === 'native' && NATIVE_NAMES.some((each) => each.startsWith(text))) return true;
    if (matches(name, parts) || (type === 'token' && matches(symbol, parts))) return true;
    const contains = [symbol, name].some((own) => own.toLowerCase().includes(text));
    return type === 'token' && contains && isHeld(currency);
  });
  const rank = ({ type, symbol, name }: Currency) => {
    const own = symbol.toLowerCase();
    if (own === text) return 0;
    if (own.startsWith(text) || name.toLowerCase() === text) return 1;
    // ETH is the name of another coin, so the whole symbol lists that one first.
    if (type === 'native') return NATIVE_NAMES.includes(text) && !matches(name, parts) ? 3 : 2;
    return matches(symbol, parts) ? 2 : 4;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether every word of the query starts or ends some word of the text. */
function matches(text: string, query: readonly string[]): boolean {
  // The part before the point as well: "btc" ends WBTC.e.
  const own = words(text.toLowerCase()).flatMap((word) => [word, ...word.split('.')]);
  return query.every((part) => own.some((word) => word.startsWith(part) || word.endsWith(part)));
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/**
 * The currency that Enter picks from search results: the only one, or the only one whose symbol
 * equals the text (ignoring case). Otherwise undefined: two tokens of one symbol are for the user
 * to tell apart.
 */
export function pickedByEnter(results: readonly Currency[], query: string): Currency | undefined {
  const text = query.trim().toLowerCase();
  const exact = results.filter(({ symbol }) => symbol.toLowerCase() === text);
  const [picked, other] = exact.length > 0 ? exact : results;
  return other === undefined ? picked : undefined;
}
