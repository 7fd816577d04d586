import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { eachOnce, trackedPairs } from '@/lib/exchange/pairs/trackedPairs';
import { FARMS, type Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { searchTokens } from '@/lib/exchange/tokenChoice/searchTokens';
import { pairCurrencies } from './pairCurrencies';
import { SCREENS, type ScreenName } from './screens';
import { firstHref, offeredGroups, searchGroups } from './searchGroups';
import { resultHref, type SearchResult } from './searchResult';

const currencies: readonly Currency[] = [nativeCurrency(43114), ...CATALOGUE[43114]];
const farms = FARMS.toSorted((a, b) => b.version - a.version);
const pairs = eachOnce([
  ...farms.map(({ tokens }) => sortedPair(...tokens)),
  ...trackedPairs(43114, { listed: CATALOGUE[43114], added: [] }, {}),
]);

/** The pools and farms in which the account has something. */
const own = new Set<TokenPair | Farm>();

const GERMAN: Partial<Record<ScreenName, string>> = { swap: 'Tauschen', vote: 'Abstimmen' };
const namesOf = (name: ScreenName) => ({
  titles: [GERMAN[name] ?? name, name],
  words: [name === 'vote' ? 'governance proposals' : ''],
});

function searched(query: string, tokens = searchTokens(currencies, query)) {
  return {
    query,
    tokens,
    pairs,
    farms,
    isOwn: (place: TokenPair | Farm) => own.has(place),
    namesOf,
    poolWords: ['pool', 'pools'],
    farmWords: ['farm', 'farms'],
  };
}

const groupsOf = (query: string) => searchGroups(searched(query));

function nameOf(result: SearchResult): string {
  switch (result.type) {
    case 'token':
      return result.currency.symbol;
    case 'pool':
      return pairCurrencies(result.pair)
        .map(({ symbol }) => symbol)
        .join('/');
    case 'farm':
      return `${result.farm.tokens.map(({ symbol }) => symbol).join('/')} ${result.farm.version}`;
    case 'screen':
      return result.screen.name;
  }
}

function namesIn(query: string, type: SearchResult['type']): readonly string[] {
  const group = groupsOf(query).find((each) => each.type === type);
  return group?.shown.map(nameOf) ?? [];
}

test('FND-02 results are in groups, tokens, pools, farms and screens; one without results is left out', () => {
  expect(groupsOf('png').map(({ type }) => type)).toEqual(['token', 'pool', 'farm']);
  expect(groupsOf('swap').map(({ type }) => type)).toEqual(['token', 'pool', 'farm', 'screen']);
  expect(groupsOf('no such thing')).toEqual([]);
});

test('FND-02 a group shows its first results and knows how many there are', () => {
  const [tokens, pools, ownFarms] = groupsOf('e');
  expect(tokens?.shown).toHaveLength(6);
  expect(tokens?.count).toBe(searchTokens(currencies, 'e').length);
  expect(pools?.shown).toHaveLength(4);
  expect(ownFarms?.shown).toHaveLength(4);
});

test('FND-02 each word of a search for a pool or a farm finds one of its tokens', () => {
  expect(namesIn('avax png', 'pool')[0]).toBe('AVAX/PNG');
  expect(namesIn('PNG / AVAX', 'pool')[0]).toBe('AVAX/PNG');
  expect(namesIn('png-usdc.e', 'pool')[0]).toBe('PNG/USDC.e');
  expect(namesIn('usd coin', 'farm')).toContain('WAVAX/USDC.e 2');
  expect(namesIn('avax nothing', 'pool')).toEqual([]);
});

test('FND-02 a pool that is in a farm comes before one that may not exist, and newer farms before older ones', () => {
  expect(namesIn('usdt.e usdc.e', 'pool')).toEqual(['USDC.e/USDT.e']);
  expect(namesIn('avax joe', 'farm')).toEqual(['WAVAX/JOE 2', 'WAVAX/JOE 1']);
  expect(namesIn('time', 'pool')[0]).toBe('AVAX/TIME');
});

test('FND-11 own pools and farms come first, and are marked', () => {
  const results = (query: string) =>
    groupsOf(query).flatMap(({ shown }) =>
      shown.flatMap((result) => ('isOwn' in result ? [`${nameOf(result)} ${result.isOwn}`] : [])),
    );
  const pool = pairs.find((pair) => nameOf({ type: 'pool', pair, isOwn: true }) === 'PNG/JOE');
  const farm = farms.find(({ name }) => name === 'WAVAX_JOE_V1');
  if (pool === undefined || farm === undefined) throw new TypeError('No pool or farm.');
  expect(results('joe')[0]).toBe('AVAX/JOE false');
  own.add(pool);
  own.add(farm);
  expect(results('joe').slice(0, 2)).toEqual(['PNG/JOE true', 'AVAX/JOE false']);
  expect(results('avax joe')).toEqual(['AVAX/JOE false', 'WAVAX/JOE 1 true', 'WAVAX/JOE 2 false']);
  own.clear();
});

test('FND-02 the word for a farm or a pool is no word for a token', () => {
  expect(namesIn('png avax farm', 'farm')).toEqual(namesIn('png avax', 'farm'));
  expect(namesIn('Pool joe', 'pool')).toEqual(namesIn('joe', 'pool'));
  expect(namesIn('farm', 'farm')).toEqual([]);
  expect(namesIn('farm', 'screen')).toEqual(['farms']);
});

test('FND-02 a screen is found by its name in the language of the page or in English, and by other words', () => {
  expect(namesIn('tausch', 'screen')).toEqual(['swap']);
  expect(namesIn('SWAP', 'screen')).toEqual(['swap']);
  expect(namesIn('govern', 'screen')).toEqual(['vote']);
  expect(namesIn('overn', 'screen')).toEqual([]);
});

test('FND-02 before anything is typed, common tokens and all screens are offered', () => {
  const groups = offeredGroups(currencies.slice(0, 3));
  expect(groups.map(({ shown }) => shown.length)).toEqual([3, SCREENS.length]);
  expect(offeredGroups([]).map(({ type }) => type)).toEqual(['screen']);
});

test('FND-03 a result opens the swap with its token, adding to its pool, its farm or its screen', () => {
  const href = (query: string, type: SearchResult['type']) => {
    const [first] = groupsOf(query).find((group) => group.type === type)?.shown ?? [];
    return first && resultHref(first);
  };
  const png = '0x60781C2586D68229fde47564546784ab3fACA982';
  expect(href('png', 'token')).toBe(`/swap/?outputCurrency=${png}`);
  expect(href('avax', 'token')).toBe('/swap/?outputCurrency=AVAX');
  expect(href('avax png', 'pool')).toBe(`/add/AVAX/${png}/`);
  expect(href('avax png', 'farm')).toBe(`/png/AVAX/${png}/2/`);
  expect(href('vote', 'screen')).toBe('/vote/');
});

test('FND-03 no two results have the same address', () => {
  const all = [...groupsOf('a'), ...groupsOf('png'), ...offeredGroups(currencies.slice(0, 4))];
  for (const { shown } of all) expect(new Set(shown.map(resultHref)).size).toBe(shown.length);
  expect(new Set(SCREENS.map(({ path }) => path)).size).toBe(SCREENS.length);
});

test('FND-04 Enter opens the first result, or the screen that is called so', () => {
  const first = (query: string) => firstHref(groupsOf(query), searched(query));
  expect(first('joe')).toContain('/swap/?outputCurrency=0x');
  expect(first('Vote')).toBe('/vote/');
  expect(first('no such thing')).toBeUndefined();
});

test('FND-04 TOK-18 Enter opens none of two tokens with one symbol', () => {
  const first = (query: string) => firstHref(groupsOf(query), searched(query));
  expect(searchTokens(currencies, 'frax')[0]?.symbol).toBe('FRAX');
  expect(first('frax')).toBeUndefined();
  const [png] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'PNG') as [Token];
  const twin: Token = { ...png, address: `0x${'1'.repeat(40)}`, symbol: 'png' };
  const both = searched('png', [png, twin]);
  expect(firstHref(searchGroups(both), both)).toBeUndefined();
});
