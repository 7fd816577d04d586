import type { Currency } from '@/lib/base/tokens/currency';
import { cutSymbol } from '@/lib/base/tokens/shortSymbol';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { pairCurrencies } from './pairCurrencies';
import { SCREENS, type ScreenName, type ScreenNames } from './screens';
import { searchPairs } from './searchPairs';
import type { ResultType, SearchResult } from './searchResult';
import { resultHref } from './searchResult';
import { isCalled, searchScreens } from './searchScreens';

/** How many results of each kind are shown. A longer search text finds the others. */
const SHOWN: Readonly<Record<ResultType, number>> = {
  token: 6,
  pool: 4,
  farm: 4,
  screen: 4,
};

/** Results of one kind. */
export type ResultGroup = {
  readonly type: ResultType;
  readonly shown: readonly SearchResult[];
  /** How many there are, shown or not. */
  readonly count: number;
};

/** What is searched in. */
export type Searched = {
  readonly query: string;
  /** The tokens that the query finds, in order. */
  readonly tokens: readonly Currency[];
  readonly pairs: readonly TokenPair[];
  readonly farms: readonly Farm[];
  /** Whether the account has something in a pool or farm. */
  readonly isOwn: (place: TokenPair | Farm) => boolean;
  readonly namesOf: (name: ScreenName) => ScreenNames;
  /** Words for a pool, and for a farm. */
  readonly poolWords: readonly string[];
  readonly farmWords: readonly string[];
};

/** The results of a search in groups: tokens, pools, farms, screens. A group without any is left out. */
export function searchGroups(searched: Searched): readonly ResultGroup[] {
  const { query, tokens, isOwn, namesOf } = searched;
  const pools = searchPairs(searched.pairs, {
    query,
    currenciesOf: pairCurrencies,
    ownWords: searched.poolWords,
    isOwn,
  });
  const farms = searchPairs(searched.farms, {
    query,
    currenciesOf: farmCurrencies,
    ownWords: searched.farmWords,
    isOwn,
  });
  return [
    groupOf('token', tokens, (currency) => ({ type: 'token', currency })),
    groupOf('pool', pools, (pair) => ({ type: 'pool', pair, isOwn: isOwn(pair) })),
    groupOf('farm', farms, (farm) => ({ type: 'farm', farm, isOwn: isOwn(farm) })),
    groupOf('screen', searchScreens(query, namesOf), (screen) => ({ type: 'screen', screen })),
  ].filter(({ count }) => count > 0);
}

/** What is offered before anything is typed: common tokens, and all screens. */
export function offeredGroups(tokens: readonly Currency[]): readonly ResultGroup[] {
  return [
    groupOf('token', tokens, (currency) => ({ type: 'token', currency })),
    { ...groupOf('screen', SCREENS, (screen) => ({ type: 'screen', screen })), ...ALL_SCREENS },
  ].filter(({ count }) => count > 0);
}

const ALL_SCREENS: Pick<ResultGroup, 'shown'> = {
  shown: SCREENS.map((screen) => ({ type: 'screen', screen })),
};

/** The currencies of a farm as they are shown. */
export function farmCurrencies({ tokens }: Farm): readonly [Currency, Currency] {
  return pairCurrencies(tokens);
}

/**
 * The address of the result that Enter opens before the user has moved to another one: the screen
 * that is called exactly as the text, unless a token has it as its symbol; else the first result.
 * None if the first is a token and another one that was found has its symbol: two tokens of one
 * symbol are for the user to tell apart.
 */
export function firstHref(
  groups: readonly ResultGroup[],
  { query, tokens, namesOf }: Pick<Searched, 'query' | 'tokens' | 'namesOf'>,
): string | undefined {
  const results = groups.flatMap(({ shown }) => shown);
  const wanted = query.trim().toLowerCase();
  const isSymbol = tokens.some(({ symbol }) => symbol.toLowerCase() === wanted);
  const called = results.find(
    (result) => result.type === 'screen' && isCalled(namesOf(result.screen.name), query),
  );
  const [first] = called && !isSymbol ? [called] : results;
  if (first === undefined) return undefined;
  const isShared = first.type === 'token' && tokens.filter(hasSymbolOf(first.currency)).length > 1;
  return isShared ? undefined : resultHref(first);
}

/** Whether a currency has the symbol of another one, as both are shown, in any case. */
function hasSymbolOf({ symbol }: Currency): (other: Currency) => boolean {
  const wanted = cutSymbol(symbol).toLowerCase();
  return (other) => cutSymbol(other.symbol).toLowerCase() === wanted;
}

function groupOf<Item>(
  type: ResultType,
  items: readonly Item[],
  toResult: (item: Item) => SearchResult,
): ResultGroup {
  return { type, shown: items.slice(0, SHOWN[type]).map(toResult), count: items.length };
}
