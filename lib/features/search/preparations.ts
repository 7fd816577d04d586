import type { Currency } from '@/lib/base/tokens/currency';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { partsOf } from '@/lib/exchange/tokenChoice/partsOf';
import { PREPARED_QUERY, tokenPreparations } from '@/lib/exchange/tokenChoice/tokenPreparations';
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

/** How many pairs are prepared at once: a few milliseconds. */
const PAIRS_AT_ONCE = 50;

/**
 * Prepares a search in parts of a few milliseconds each. It remembers what is compared of each token
 * and pair, and calls what a search calls, so that the browser has compiled it.
 */
export function* preparations(parts: SearchedParts): Generator<void> {
  const { currencies, others, pairs, farms } = parts;
  yield* tokenPreparations([currencies, others]);
  for (const list of [pairs, farms.map(({ tokens }) => tokens)])
    for (const part of partsOf(list, PAIRS_AT_ONCE)) {
      searchPairs(part, {
        query: PREPARED_QUERY,
        currenciesOf: pairCurrencies,
        ownWords: [],
      });
      yield;
    }
}
