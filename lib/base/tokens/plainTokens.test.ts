import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { isKnownPlain } from './plainTokens';

const listed = (symbol: string) => CATALOGUE[43114].filter((token) => token.symbol === symbol);

test('SIM-10 AVAX, the bases and bridged tokens are known to keep nothing of a transfer', () => {
  const known = ['WAVAX', 'PNG', 'USDC.e', 'WBTC.e'].flatMap(listed);
  expect(known).toHaveLength(4);
  expect([nativeCurrency(43113), ...known].map(isKnownPlain)).not.toContain(false);
});

test('SIM-05 other tokens of the catalogue, and one that copies a symbol, are not known to', () => {
  const spore = listed('SPORE');
  expect(spore.map(isKnownPlain)).toEqual([false]);
  const copies = spore.map((token) => ({ ...token, symbol: 'USDC.e' }));
  expect(copies.map(isKnownPlain)).toEqual([false]);
});
