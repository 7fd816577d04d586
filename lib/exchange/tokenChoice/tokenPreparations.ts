import type { Currency } from '@/lib/base/tokens/currency';
import { originalOf } from '@/lib/base/tokens/lookalike';
import { prepareSearch } from '@/lib/base/tokens/searchCurrencies';
import { partsOf } from './partsOf';
import { searchTokens } from './searchTokens';

/** How many are prepared at once: a few milliseconds. */
const TOKENS_AT_ONCE = 200;

/** Finds tokens of the old bridge, and those that come before them. */
export const PREPARED_QUERY = 'l';

/**
 * Prepares a search of tokens in parts of a few milliseconds each. It remembers what is compared of
 * each token, and calls what a search calls, so that the browser has compiled it.
 */
export function* tokenPreparations(lists: readonly (readonly Currency[])[]): Generator<void> {
  for (const list of lists)
    for (const part of partsOf(list, TOKENS_AT_ONCE)) {
      for (const currency of part) {
        prepareSearch(currency);
        originalOf(currency);
      }
      searchTokens(part, PREPARED_QUERY);
      yield;
    }
}
