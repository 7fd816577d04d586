import { pairText } from './pairText';
import { shortSymbol } from './shortSymbol';

test('LNG-18 no line ends within the name of a pair', () => {
  const symbols = ['AVAX', 'WETH.e'].map((symbol) => shortSymbol(symbol));
  expect(pairText(symbols)).toBe('\u2068AVAX\u2069\u00a0/\u00a0\u2068WETH.e\u2069');
});
