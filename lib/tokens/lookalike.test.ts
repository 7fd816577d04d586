import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { findLookalike } from './lookalike';
import type { Token } from './token';

const known = [nativeCurrency(43114), ...CATALOGUE[43114]];
const png = CATALOGUE[43114].find(({ symbol }) => symbol === 'PNG');
const unknown: Token = {
  type: 'token',
  chainId: 43114,
  address: '0xdE40000000000000000000000000000000000B32',
  decimals: 18,
  symbol: 'NEW',
  name: 'Some New Token',
};
const lookalike = (token: Partial<Token>) => findLookalike({ ...unknown, ...token }, known)?.symbol;

test('TOK-15 a token with the symbol or the name of a known one, in any case and width, is told apart', () => {
  expect(lookalike({ symbol: 'PNG' })).toBe('PNG');
  expect(lookalike({ symbol: 'usdc.E' })).toBe('USDC.e');
  expect(lookalike({ name: 'pangolin' })).toBe('PNG');
  expect(lookalike({ symbol: 'ＰＮＧ' })).toBe('PNG');
});

test('TOK-15 the native coin is known, too', () => {
  expect(lookalike({ symbol: 'Avax' })).toBe('AVAX');
  expect(lookalike({ name: 'Avalanche' })).toBe('AVAX');
});

test('TOK-15 a token with a symbol and a name of its own is like none, and none is like itself', () => {
  expect(lookalike({})).toBeUndefined();
  expect(png && findLookalike(png, known)).toBeUndefined();
});
