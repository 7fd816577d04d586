import { FIAT_CURRENCIES, fiatDecimals, isFiatSymbol } from './fiatCurrencies';
import { pickedByEnter, searchFiat } from './searchFiat';

const found = (text: string) => searchFiat(text).map(({ symbol }) => symbol);

test('BUY-02 there are 29 currencies, each once, and the first is the dollar', () => {
  expect(FIAT_CURRENCIES).toHaveLength(29);
  expect(new Set(FIAT_CURRENCIES.map(({ symbol }) => symbol)).size).toBe(29);
  expect(FIAT_CURRENCIES[0]).toEqual({ symbol: 'USD', name: 'United States Dollar' });
  expect(FIAT_CURRENCIES.at(-1)).toEqual({ symbol: 'ZAR', name: 'South African Rand' });
  expect(['ZAR', 'zar', 'XAU'].map(isFiatSymbol)).toEqual([true, false, false]);
  expect([fiatDecimals('USD'), fiatDecimals('JPY')]).toEqual([2, 0]);
});

test.each([
  ['', 29],
  ['   ', 29],
  ['dollar', 6],
  ['DOLL', 6],
  ['llar', 6],
  ['olla', 0],
  ['new dollar', 1],
  ['dollar new', 1],
  ['k', 7],
  ['euro x', 0],
])('BUY-03 the search "%s" finds %i currencies', (text, count) => {
  expect(found(text)).toHaveLength(count);
});

test('BUY-03 each word must start or end a word of the symbol or the name', () => {
  expect(found('south r')).toEqual(['ZAR']);
  expect(found('south')).toEqual(['KRW', 'ZAR']);
  expect(found('sek')).toEqual(['SEK']);
});

test('BUY-03 Enter picks the first result if it is the only one or an exact match', () => {
  expect(pickedByEnter('south r')?.symbol).toBe('ZAR');
  expect(pickedByEnter('EUR')?.symbol).toBe('EUR');
  expect(pickedByEnter(' united states dollar ')?.symbol).toBe('USD');
  expect(pickedByEnter('dollar')).toBeUndefined();
  expect(pickedByEnter('')).toBeUndefined();
  expect(pickedByEnter('nothing')).toBeUndefined();
});
