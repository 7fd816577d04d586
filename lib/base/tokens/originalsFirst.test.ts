import { CATALOGUE } from './catalogue';
import { type Currency, currencyId } from './currency';
import { originalOf, originalsFirst } from './lookalike';
import type { Token } from './token';

const listed = (symbol: string) =>
  CATALOGUE[43114].find((token) => token.symbol === symbol) as Token;
const [png, usdt] = [listed('PNG'), listed('USDT')];
const fake = (number: number, symbol: string): Token => ({
  ...png,
  address: `0x${String(number).padStart(40, '0')}`,
  symbol,
});
const [cyrillic, twin, digits] = [fake(1, 'РNG'), fake(2, 'png'), fake(3, 'U5DT')];
const symbols = (rows: readonly Currency[]) => rows.map(({ symbol }) => symbol);
const always = { originalOf, areEqual: () => true };

test('TOK-08 the token of the catalogue comes before its look-alikes of equal balance', () => {
  expect(symbols(originalsFirst([cyrillic, digits, twin, png, usdt], always))).toEqual([
    'PNG',
    'РNG',
    'png',
    'USDT',
    'U5DT',
  ]);
});

test('TOK-08 rows in order stay as they are, and so does a look-alike of which there is more', () => {
  const inOrder = [png, twin, usdt, digits];
  expect(originalsFirst(inOrder, always)).toEqual(inOrder);
  expect(originalsFirst([png, usdt], always)).toEqual([png, usdt]);
  const areEqual = (a: Currency) => currencyId(a) !== currencyId(twin);
  expect(originalsFirst([twin, png], { originalOf, areEqual })).toEqual([twin, png]);
  expect(originalsFirst([digits, png], always)).toEqual([digits, png]);
});
