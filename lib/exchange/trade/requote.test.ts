import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { bestTradeExactIn, bestTradeExactOut } from './bestTrade';
import { requote } from './requote';

const [a, b, c] = CATALOGUE[43114];
if (a === undefined || b === undefined || c === undefined)
  throw new TypeError('A token is missing');

const reserve = fc.bigInt({ min: 10n ** 6n, max: 10n ** 30n });

test('SWP-26 at its own reserves a trade quotes its own amounts, over one pair or two', () => {
  fc.assert(
    fc.property(reserve, reserve, reserve, reserve, fc.boolean(), (r0, r1, r2, r3, isShort) => {
      const pairs = [
        pairOf(amountOf(a, r0), amountOf(b, r1)),
        pairOf(amountOf(b, r2), amountOf(c, r3)),
      ];
      const tokenOut = isShort ? b : c;
      const sale = bestTradeExactIn({ pairs, amountIn: amountOf(a, 10n ** 5n), tokenOut });
      if (sale) expect(requote(sale, sale.pairs)).toBe(sale.amountOut.raw);
      const amountOut = amountOf(tokenOut, 10n ** 3n);
      const purchase = bestTradeExactOut({ pairs, tokenIn: a, amountOut });
      if (purchase) expect(requote(purchase, purchase.pairs)).toBe(purchase.amountIn.raw);
    }),
  );
});

test('SWP-26 a purchase of more than a pair now holds has no quote', () => {
  const pair = pairOf(amountOf(a, 10_000n), amountOf(b, 10_000n));
  const trade = bestTradeExactOut({ pairs: [pair], tokenIn: a, amountOut: amountOf(b, 500n) });
  if (trade === undefined) throw new TypeError('no trade');
  expect(requote(trade, [pairOf(amountOf(a, 10_000n), amountOf(b, 500n))])).toBeUndefined();
});
