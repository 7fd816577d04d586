import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { idsBySymbol, sharesSymbol } from './sameSymbol';
import type { Token } from './token';

const PNG: Token = {
  type: 'token',
  chainId: 43114,
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  decimals: 18,
  symbol: 'PNG',
  name: 'Pangolin',
};
const OTHER: Token = {
  ...PNG,
  address: '0xdE40000000000000000000000000000000000B32',
  symbol: 'png',
};

test('TOK-18 a symbol is shared when another known currency has it, in any case', () => {
  const known = idsBySymbol([nativeCurrency(43114), PNG, OTHER]);
  expect(sharesSymbol(PNG, known)).toBe(true);
  expect(sharesSymbol(OTHER, known)).toBe(true);
  expect(sharesSymbol(nativeCurrency(43114), known)).toBe(false);
});

test('TOK-18 a token that is not known shares the symbol of one that is', () => {
  const known = idsBySymbol([PNG]);
  expect(sharesSymbol(OTHER, known)).toBe(true);
  expect(sharesSymbol(PNG, known)).toBe(false);
  expect(sharesSymbol({ ...OTHER, chainId: 43113 }, known)).toBe(false);
});

test('TOK-18 in the catalogue only two tokens share a symbol', () => {
  const all = [nativeCurrency(43114), ...CATALOGUE[43114]];
  const known = idsBySymbol(all);
  const shared = all.filter((currency) => sharesSymbol(currency, known));
  expect(shared.map(({ symbol }) => symbol)).toEqual(['FRAX', 'FRAX']);
});

test('TOK-23 bare symbols are compared', () => {
  expect([...idsBySymbol([PNG, { ...PNG, symbol: 'שקל' }]).keys()]).toEqual([
    '43114 png',
    '43114 שקל',
  ]);
});
