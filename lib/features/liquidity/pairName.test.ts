import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { pairName } from './pairName';

function tokenOf(symbol: string): Token {
  const token = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (token === undefined) throw new TypeError(symbol);
  return token;
}

function position(a: string, b: string) {
  const pair = pairOf(amountOf(tokenOf(a), 1n), amountOf(tokenOf(b), 1n));
  return { pool: { pair, supply: 1n, balance0: 1n, balance1: 1n } };
}

test('LIQ-02 LNG-18 a pair is named in one line with AVAX for WAVAX and first, any other in its own order', () => {
  expect(pairName(position('WAVAX', 'PNG'))).toBe('\u2068AVAX\u2069\u00a0/\u00a0\u2068PNG\u2069');
  expect(pairName(position('WAVAX', 'QI'))).toBe('\u2068AVAX\u2069\u00a0/\u00a0\u2068QI\u2069');
  expect(pairName(position('JOE', 'PNG'))).toBe('\u2068PNG\u2069\u00a0/\u00a0\u2068JOE\u2069');
});
