import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import { moveByHand } from './moveByHand';

const AVAX = nativeCurrency(43114);
const tokenOf = (symbol: string): Currency => {
  const token = CATALOGUE[43114].find((listed) => listed.symbol === symbol);
  if (token === undefined) throw new TypeError(`No token ${symbol}`);
  return token;
};
const symbols = (currencies: readonly Currency[]) => currencies.map(({ symbol }) => symbol);

test('MIG-27 tokens of the old bridge are converted, and added where they belong, whatever a link names', () => {
  const byHand = moveByHand([AVAX, tokenOf('ETH')], [tokenOf('WETH.e'), tokenOf('USDC.e')]);
  expect(byHand.type).toBe('converted');
  expect(byHand.changes.map(({ from, to }) => symbols([from, to]))).toEqual([['ETH', 'WETH.e']]);
  expect(symbols(byHand.to)).toEqual(['AVAX', 'WETH.e']);
});

test('MIG-27 MIG-05 tokens that are not of the old bridge are swapped, never converted', () => {
  const byHand = moveByHand([tokenOf('WAVAX'), tokenOf('USDC.e')], [AVAX, tokenOf('PNG')]);
  expect(byHand.type).toBe('swapped');
  expect(byHand.changes.map(({ from, to }) => symbols([from, to]))).toEqual([['USDC.e', 'PNG']]);
  const both = moveByHand([AVAX, tokenOf('USDC.e')], [tokenOf('WETH.e'), tokenOf('PNG')]);
  expect(both.changes).toHaveLength(2);
});
