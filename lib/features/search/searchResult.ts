import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import { addHref } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { pairCurrencies } from './pairCurrencies';
import type { Screen } from './screens';

/** What the search of the site finds. */
export type SearchResult =
  | { readonly type: 'token'; readonly currency: Currency }
  /** An own one is one in which the account has something. */
  | { readonly type: 'pool'; readonly pair: TokenPair; readonly isOwn: boolean }
  | { readonly type: 'farm'; readonly farm: Farm; readonly isOwn: boolean }
  | { readonly type: 'screen'; readonly screen: Screen };

/** A kind of results; they are shown in this order. */
export type ResultType = SearchResult['type'];

/**
 * The address that a result opens: a token is what a swap buys, to a pool liquidity is added, and a
 * farm and a screen have their own. No two results have the same.
 */
export function resultHref(result: SearchResult): string {
  switch (result.type) {
    case 'token':
      return `${hrefOf({ name: 'swap' })}?outputCurrency=${currencyId(result.currency)}`;
    case 'pool': {
      const [a, b] = pairCurrencies(result.pair);
      return addHref('add', currencyId(a), currencyId(b));
    }
    case 'farm':
      return farmHref(result.farm);
    case 'screen':
      return result.screen.path;
  }
}
