import { FIAT_CURRENCIES, fiatDecimals, isFiatSymbol } from './fiatCurrencies';

test('BUY-02 there are 29 currencies, each once, and the first is the dollar', () => {
  expect(FIAT_CURRENCIES).toHaveLength(29);
  expect(new Set(FIAT_CURRENCIES.map(({ symbol }) => symbol)).size).toBe(29);
  expect(FIAT_CURRENCIES[0]).toEqual({ symbol: 'USD', name: 'United States Dollar' });
  expect(FIAT_CURRENCIES.at(-1)).toEqual({ symbol: 'ZAR', name: 'South African Rand' });
  expect(['ZAR', 'zar', 'XAU'].map(isFiatSymbol)).toEqual([true, false, false]);
  expect([fiatDecimals('USD'), fiatDecimals('JPY')]).toEqual([2, 0]);
});
