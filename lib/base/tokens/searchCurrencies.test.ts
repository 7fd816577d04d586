import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { pickedByEnter, prepareSearch, searchCurrencies } from './searchCurrencies';
import type { Token } from './token';

const native = nativeCurrency(43114);
const all = [native, ...CATALOGUE[43114]];
const [wbtc] = CATALOGUE[43114].filter(({ symbol }) => symbol === 'WBTC');
if (wbtc === undefined) throw new TypeError('not in the catalogue');
const symbols = (query: string) => searchCurrencies(all, query).map(({ symbol }) => symbol);

test('TOK-10 an address matches only the token with exactly that address, in any case', () => {
  const png = '0x60781C2586D68229fde47564546784ab3fACA982';
  expect(symbols(png)).toEqual(['PNG']);
  expect(symbols(png.toLowerCase())).toEqual(['PNG']);
  expect(symbols(`${png.slice(0, -1)}1`)).toEqual([]);
});

test('TOK-11 a text matches a word prefix or suffix of the symbol or the name', () => {
  expect(symbols('penguin')).toEqual(['PEFI']);
  expect(symbols('Bitcoin')).toEqual(['WBTC', 'WBTC.e']);
  expect(symbols('usd coin')).toEqual(['USDC.e']);
  expect(symbols('efi')).toContain('PEFI');
  expect(symbols('btc')).toEqual(['WBTC', 'WBTC.e']);
  expect(symbols('engui')).toEqual([]);
});

test('TOK-12 the texts eth and avax and their prefixes show the native coin', () => {
  for (const query of ['e', 'et', 'eth', 'a', 'av', 'ava', 'avax', 'AVAX', '']) {
    expect(searchCurrencies(all, query)).toContain(native);
  }
  for (const query of ['ether', 'avaxx', 'x', 'vax']) {
    expect(searchCurrencies(all, query)).not.toContain(native);
  }
});

test('TOK-13 Enter picks the result that is the only one, or the only one with exactly this symbol', () => {
  const pick = (query: string) => pickedByEnter(searchCurrencies(all, query), query)?.symbol;
  expect(pick('penguin')).toBe('PEFI');
  expect(pick('png')).toBe('PNG');
  expect(pick('wbtc')).toBe('WBTC');
  expect(pick('frax')).toBeUndefined();
  expect(pick('bitcoin')).toBeUndefined();
  expect(pick('nothing at all')).toBeUndefined();
});

test('TOK-13 the exact symbol counts, not the order: Enter never picks another token above it', () => {
  const present = all.find(({ symbol }) => symbol === 'WBTC.e');
  if (present === undefined) throw new TypeError('not in the catalogue');
  expect(pickedByEnter([present, wbtc], 'wbtc')).toBe(wbtc);
});

test('TOK-12 the native coin is found by its name', () => {
  for (const query of ['aval', 'Avalanche']) expect(symbols(query)).toContain('AVAX');
  expect(symbols('valanch')).toEqual([]);
});

test('TOK-11 a held token is found wherever the text is, another one is not', () => {
  const held = (query: string) =>
    searchCurrencies(all, query, ({ symbol }) => symbol === 'WBTC.e').map(({ symbol }) => symbol);
  expect(symbols('tether')).not.toContain('WBTC.e');
  expect(held('btc')).toEqual(['WBTC', 'WBTC.e']);
  expect(symbols('tc.')).toEqual([]);
  expect(held('tc.')).toEqual(['WBTC.e']);
  expect(held('xyz')).toEqual([]);
});

test('TOK-13 tokens with exactly this symbol come first, then those whose symbol begins with it', () => {
  expect(symbols('eth').slice(0, 2)).toEqual(['ETH', 'WETH.e']);
  expect(symbols('eth')[2]).toBe('AVAX');
  expect(symbols('avax')[0]).toBe('AVAX');
  expect(symbols('dai.e')[0]).toBe('DAI.e');
  const pefi = symbols('p').indexOf('PEFI');
  const named = symbols('p').findIndex((symbol) => !symbol.startsWith('P'));
  expect(named).toBeGreaterThan(pefi);
});

test('a token with exactly this name comes before those whose name only has the text', () => {
  expect(symbols('ether').slice(0, 2)).toEqual(['ETH', 'WETH.e']);
  expect(symbols('ether')).toContain('USDT.e');
  expect(symbols('tether usd')[0]).toBe('USDT');
});

test.each(['LİNK', 'lınk', 'ＬＩＮＫ', 'ｌｉｎｋ', 'LÏNK'])(
  'LNG-13 TOK-11 the search takes letters as typed words do: %s finds LINK.e',
  (query) => {
    expect(symbols(query)).toEqual(symbols('link'));
    expect(symbols(query)).toContain('LINK.e');
    const link = { ...wbtc, symbol: 'LINK' };
    expect(pickedByEnter([wbtc, link], query)).toBe(link);
  },
);

test('LNG-13 TOK-11 accents and full width of a token are not needed to find it', () => {
  const token = { ...wbtc, symbol: 'CAFÉ', name: 'Đồng Cà phê' };
  const found = (query: string, isHeld = false) =>
    searchCurrencies([native, token], query, () => isHeld);
  for (const query of ['cafe', 'café', 'CAF', 'dong', 'ca phe', 'Đồng'])
    expect(found(query)).toEqual([token]);
  expect(found('à p', true)).toEqual([token]);
  expect(found('af', true)).toEqual([token]);
});

test('LNG-13 TOK-13 a symbol with an accent is one more with this symbol: Enter picks neither', () => {
  const other = { ...wbtc, symbol: 'WBTĆ' };
  expect(pickedByEnter([wbtc, other], 'wbtc')).toBeUndefined();
});

test('LNG-13 TOK-12 the native coin is found with a full-width or Turkish keyboard', () => {
  for (const query of ['ＡＶＡＸ', 'ａｖ']) expect(searchCurrencies(all, query)).toContain(native);
});

test('TOK-04 the catalogue names each token once, with a checksummed address', async () => {
  const { getAddress } = await import('viem');
  for (const tokens of Object.values(CATALOGUE)) {
    const addresses = tokens.map(({ address }: Token) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toEqual(addresses.map((address) => getAddress(address)));
  }
  expect(CATALOGUE[43114]).toHaveLength(82);
  expect(CATALOGUE[43113].map(({ symbol }) => symbol)).toEqual(['WAVAX', 'PNG', 'SNOB']);
});

test('TOK-26 TOK-28 an address is searched for as people paste it, and the native coin by its usual addresses', () => {
  const png = '0x60781C2586D68229fde47564546784ab3fACA982';
  for (const text of [png.toUpperCase(), `avax:${png}`, `\u200b${png}\u2069`])
    expect(symbols(text)).toEqual(['PNG']);
  expect(symbols(`0x${'0'.repeat(40)}`)).toEqual(['AVAX']);
  expect(symbols(`0x${'Ee'.repeat(20)}`)).toEqual(['AVAX']);
  expect(symbols(`eth:${png}`)).toEqual([]);
});

test('FND-07 a key in a prepared search reads no text of 10,000 tokens again', () => {
  let reads = 0;
  const counted = (index: number): Token => ({
    ...wbtc,
    address: `0x${String(index).padStart(40, '0')}`,
    symbol: `T${index}`,
    get name() {
      reads += 1;
      return `Token ${index}`;
    },
  });
  const tokens = Array.from({ length: 10_000 }, (_, index) => counted(index));
  tokens.forEach(prepareSearch);
  expect(reads).toBe(10_000);
  for (const query of ['t', 't9', 't99', 't9999']) searchCurrencies(tokens, query);
  expect(reads).toBe(10_000);
  expect(searchCurrencies(tokens, 't9999')).toHaveLength(1);
});
