import { CATALOGUE } from './catalogue';
import { counterpartOn } from './counterpart';
import type { Token } from './token';

function listed(chainId: 43114 | 43113, symbol: string): Token {
  const token = CATALOGUE[chainId].find((one) => one.symbol === symbol);
  if (token === undefined) throw new Error(`no ${symbol}`);
  return token;
}

test('a token of the catalogue has its twin on the other chain, in both directions', () => {
  const [there, here] = [listed(43114, 'PNG'), listed(43113, 'PNG')];
  expect(there.address).not.toBe(here.address);
  expect(counterpartOn(43113, there)).toEqual(here);
  expect(counterpartOn(43114, here)).toEqual(there);
});

test('a token that is on one chain only has no twin', () => {
  expect(counterpartOn(43113, listed(43114, 'JOE'))).toBeUndefined();
});

test('a token that is not in the catalogue has no twin, whatever its symbol', () => {
  const address = '0xdE40000000000000000000000000000000000B32';
  expect(counterpartOn(43113, { ...listed(43114, 'PNG'), address })).toBeUndefined();
});

test('a symbol that two tokens of the other chain have matches neither', () => {
  expect(counterpartOn(43114, listed(43114, 'FRAX'))).toBeUndefined();
});
