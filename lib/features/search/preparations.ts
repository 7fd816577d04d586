import type { Currency } from '@/lib/base/tokens/currency';
import { originalOf } from '@/lib/base/tokens/lookalike';
import { prepareSearch } from '@/lib/base/tokens/searchCurrencies';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { searchTokens } from '@/lib/exchange/tokenChoice/searchTokens';
import { pairCurrencies } from './pairCurrencies';
import { searchPairs } from './searchPairs';

/** What is searched, and may be long. */
export type SearchedParts = {
  readonly currencies: readonly Currency[];
  /** Of lists that are not in use. */
  readonly others: readonly Currency[];
  readonly pairs: readonly TokenPair[];
  readonly farms: readonly Farm[];
};

/** How many are prepared at once: a few milliseconds. */
const TOKENS_AT_ONCE = 200;
const PAIRS_AT_ONCE = 50;

/** Finds tokens of the old bridge, and those that come before them. */
const QUERY = 'l';

/**
 * Prepares a search in parts of a few milliseconds each. It remembers what is compared of each token
 * and pair, and calls what a search calls, so that the browser has compiled it.
 */
export function* preparations(parts: SearchedParts): Generator<void> {
  const { currencies, others, pairs, farms } = parts;
  for (const list of [currencies, others])
    for (const part of partsOf(list, TOKENS_AT_ONCE)) {
      for (const currency of part) {
        prepareSearch(currency);
        originalOf(currency);
      }
      searchTokens(part, QUERY);
      yield;
    }
  for (const list of [pairs, farms.map(({ tokens }) => tokens)])
    for (const part of partsOf(list, PAIRS_AT_ONCE)) {
      searchPairs(part, { query: QUERY, currenciesOf: pairCurrencies, ownWords: [] });
      yield;
    }
}

function* partsOf<Item>(list: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
