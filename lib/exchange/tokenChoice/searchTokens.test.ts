import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { searchTokens } from './searchTokens';

const tokens = CATALOGUE[43114];
const listed = (symbol: string) => tokens.find((token) => token.symbol === symbol) as Token;
const fake: Token = { ...listed('PNG'), address: `0x${'1'.repeat(40)}`, symbol: 'PNG-v2' };

function symbols(query: string, rows: readonly Currency[], held?: Currency) {
  const isHeld = (each: Currency) => held !== undefined && currencyId(each) === currencyId(held);
  const balances = { isHeld, comparableBalance: (each: Currency) => (isHeld(each) ? 1n : 0n) };
  return searchTokens(rows, query, held && balances).map(({ symbol }) => symbol);
}

test('TOK-08 TOK-24 without balances, a look-alike comes behind its original', () => {
  expect(symbols('png', [fake, listed('PNG')])).toEqual(['PNG', 'PNG-v2']);
  expect(symbols('', [fake, listed('PNG')])).toEqual(['PNG', 'PNG-v2']);
  expect(symbols('', [fake, listed('PNG')], fake)).toEqual(['PNG-v2', 'PNG']);
});

test('TOK-11 a search lists a token of the old bridge behind the one that took its place, unless more of it is held', () => {
  const both = [listed('USDT'), listed('USDT.e')];
  expect(symbols('usdt', both)).toEqual(['USDT.e', 'USDT']);
  expect(symbols('usdt', both, listed('USDT'))).toEqual(['USDT', 'USDT.e']);
  expect(symbols('', both)).toEqual(['USDT', 'USDT.e']);
});
