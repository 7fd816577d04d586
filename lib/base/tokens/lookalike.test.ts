import { CATALOGUE } from './catalogue';
import { type Currency, nativeCurrency } from './currency';
import { findLookalike, originalOf } from './lookalike';
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

test('TOK-15 a token with the symbol or the name of a known one, in any case and width, is a look-alike', () => {
  expect(lookalike({ symbol: 'PNG' })).toBe('PNG');
  expect(lookalike({ symbol: 'usdc.E' })).toBe('USDC.e');
  expect(lookalike({ name: 'pangolin' })).toBe('PNG');
  expect(lookalike({ symbol: 'ＰＮＧ' })).toBe('PNG');
});

test.each([
  ['Cyrillic letters', 'РNG', 'PNG'],
  ['Greek letters', 'ΑVΑΧ', 'AVAX'],
  ['Cyrillic small letters', 'uѕdс.e', 'USDC.e'],
  ['small capitals and bold letters', '𝐏𝐍𝐆', 'PNG'],
  ['an invisible character', 'P\u200bN\u200dG', 'PNG'],
  ['a soft hyphen', 'PN\u00adG', 'PNG'],
  ['a filler that counts as a letter', 'PNG\u3164', 'PNG'],
  ['a turn of the direction', '\u202ePNG', 'PNG'],
  ['a space in it', 'P NG', 'PNG'],
  ['marks on its letters', 'PŇG', 'PNG'],
  ['another sign between', 'USDC·e', 'USDC.e'],
  ['digits for letters', 'U5DC.e', 'USDC.e'],
  ['a zero', 'J0E', 'JOE'],
  ['one, small L and capital I', 'LlNK.e', 'LINK.e'],
])('TOK-15 a symbol with %s is a look-alike', (_how, symbol, known) => {
  expect(lookalike({ symbol })).toBe(known);
});

test('TOK-15 a name in the letters of another script is a look-alike', () => {
  expect(lookalike({ name: 'Раngоlіn' })).toBe('PNG');
  expect(lookalike({ name: 'Αvalanche\u200b' })).toBe('AVAX');
});

test('TOK-15 a text without visible characters is like no other', () => {
  expect(lookalike({ symbol: '\u200b', name: '...' })).toBeUndefined();
});

test('TOK-15 the known tokens of a chain look like one another only if their letters are the same', () => {
  const letters = ({ symbol }: Currency) => symbol.replace(/[^a-z0-9]/gi, '').toLowerCase();
  for (const token of CATALOGUE[43114]) {
    const other = findLookalike({ ...token, name: '' }, known);
    if (other) expect(letters(other)).toBe(letters(token));
  }
});

test('TOK-15 the native coin is known, too', () => {
  expect(lookalike({ symbol: 'Avax' })).toBe('AVAX');
  expect(lookalike({ name: 'Avalanche' })).toBe('AVAX');
});

test('TOK-15 a token with a symbol and a name of its own is like none, and none is like itself', () => {
  expect(lookalike({})).toBeUndefined();
  expect(png && findLookalike(png, known)).toBeUndefined();
});

test.each([
  ['the symbol of the catalogue, in any case', 'png', 'PNG'],
  ['Cyrillic letters', 'UЅDС.e', 'USDC.e'],
  ['a digit', 'U5DC.e', 'USDC.e'],
  ['Greek letters', 'ΑVΑΧ', 'AVAX'],
])('TOK-15 a token of a list with %s has an original', (_how, symbol, original) => {
  expect(originalOf({ ...unknown, symbol })?.symbol).toBe(original);
});

test('TOK-15 only other tokens than those of the catalogue have an original, and only by their symbol', () => {
  for (const currency of known) expect(originalOf(currency)).toBeUndefined();
  expect(originalOf(unknown)).toBeUndefined();
  expect(originalOf({ ...unknown, name: 'Pangolin' })).toBeUndefined();
  expect(originalOf({ ...unknown, symbol: '\u200b' })).toBeUndefined();
});

test('TOK-15 the original is of the token’s own chain', () => {
  const onFuji = (symbol: string) => originalOf({ ...unknown, chainId: 43113, symbol });
  expect(onFuji('USDC.e')).toBeUndefined();
  expect(onFuji('PNG')?.chainId).toBe(43113);
});

test.each([
  ['PNG_1000000', 'PNG'],
  ['PNG1000000', 'PNG'],
  ['PNG-v2', 'PNG'],
  ['free-PNG', 'PNG'],
  ['Wrapped-AVAX', 'AVAX'],
  ['АVАХ-airdrop', 'AVAX'],
  ['$PNG', 'PNG'],
])('TOK-24 a known symbol inside another is a look-alike: %s', (symbol, original) => {
  expect(lookalike({ symbol })).toBe(original);
  expect(originalOf({ ...unknown, symbol })?.symbol).toBe(original);
});

test.each(['sAVAX', 'ggAVAX', 'aAvaWAVAX', '1INCH', 'PNGX', 'BTC.b', 'QI-1', 'APE-X', 'USDC'])(
  'TOK-24 a symbol that is a word of its own is not a look-alike: %s',
  (symbol) => {
    expect(originalOf({ ...unknown, symbol })).toBeUndefined();
  },
);
