import type { Address } from 'viem';
import { isNativeAddress } from '@/lib/base/addresses/nativeAddress';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { searchText } from '@/lib/base/text/searchText';
import { type Currency, currencyId, NATIVE_ID } from './currency';

const NATIVE_NAMES = ['avax', 'eth'];

/** The checksummed address in a search text; undefined when the text is not an address. */
export function searchedAddress(query: string): Address | undefined {
  const pasted = pastedAddress(query);
  return pasted.status === 'address' ? pasted.address : undefined;
}

type Searched = {
  readonly symbol: string;
  readonly name: string;
  readonly symbolWords: Words;
  readonly nameWords: Words;
};

/**
 * Words, each between line breaks. One search in such a text is many times faster than a comparison
 * of each word: a key compares all words of a list of 10,000 tokens.
 */
type Words = string;

/** What is searched in currencies. A list has thousands, which never change. */
const searched = new WeakMap<Currency, Searched>();

function searchedIn(currency: Currency): Searched {
  const known = searched.get(currency);
  if (known) return known;
  const [symbol, name] = [searchText(currency.symbol), searchText(currency.name)];
  const own = { symbol, name, symbolWords: ownWords(symbol), nameWords: ownWords(name) };
  searched.set(currency, own);
  return own;
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
 *
 * Letters are compared as {@link searchText} writes them.
 */
export function searchCurrencies(
  currencies: readonly Currency[],
  query: string,
  isHeld: (currency: Currency) => boolean = () => false,
): readonly Currency[] {
  const text = searchText(query);
  if (text === '') return currencies;
  const address = searchedAddress(query);
  if (address) {
    const id = isNativeAddress(address) ? NATIVE_ID : address;
    return currencies.filter((currency) => currencyId(currency) === id);
  }
  const parts = words(text);
  const found = currencies.filter((currency) => {
    const { type } = currency;
    if (type === 'native' && NATIVE_NAMES.some((each) => each.startsWith(text))) return true;
    const { symbol, name, symbolWords, nameWords } = searchedIn(currency);
    if (matches(nameWords, parts) || (type === 'token' && matches(symbolWords, parts))) return true;
    const contains = symbol.includes(text) || name.includes(text);
    return type === 'token' && contains && isHeld(currency);
  });
  // A letter may find all of a long list: each is ranked once.
  const byRank: Currency[][] = Array.from({ length: LAST_RANK + 1 }, () => []);
  for (const currency of found) byRank[rankOf(currency, text, parts)]?.push(currency);
  return byRank.flat();
}

const LAST_RANK = 4;

/** The place of a result among others: 0 is first. */
function rankOf(currency: Currency, text: string, parts: readonly string[]): number {
  const { symbol, name, symbolWords, nameWords } = searchedIn(currency);
  if (symbol === text) return 0;
  if (symbol.startsWith(text) || name === text) return 1;
  // ETH is the name of another coin, so the whole symbol lists that one first.
  if (currency.type === 'native')
    return NATIVE_NAMES.includes(text) && !matches(nameWords, parts) ? 3 : 2;
  return matches(symbolWords, parts) ? 2 : LAST_RANK;
}

/** Computes ahead what a search compares of a currency: the first key in a long list is fast. */
export function prepareSearch(currency: Currency): void {
  searchedIn(currency);
}

/** Whether every word of the query starts or ends some word. */
function matches(own: Words, query: readonly string[]): boolean {
  return query.every((part) => own.includes(`\n${part}`) || own.includes(`${part}\n`));
}

/** The words of a text, and the parts of each between points: "btc" ends WBTC.e. */
function ownWords(text: string): Words {
  const own = words(text).flatMap((word) =>
    word.includes('.') ? [word, ...word.split('.')] : word,
  );
  return `\n${own.join('\n')}\n`;
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/**
 * The currency that Enter picks from search results: the only one, or the only one whose symbol
 * equals the text as {@link searchText} writes both. Otherwise undefined: two tokens of one symbol
 * are for the user to tell apart.
 */
export function pickedByEnter(results: readonly Currency[], query: string): Currency | undefined {
  const text = searchText(query);
  const exact = results.filter((currency) => searchedIn(currency).symbol === text);
  const [picked, other] = exact.length > 0 ? exact : results;
  return other === undefined ? picked : undefined;
}
