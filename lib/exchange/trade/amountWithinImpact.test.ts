import fc from 'fast-check';
import { isAboveBps } from '@/lib/base/amounts/bps';
import { amountWithinImpact } from './amountWithinImpact';
import { priceImpact } from './priceImpact';
import { bestTradeWithFees, type TradeSearch } from './quote';
import { numberedToken, poolOf } from './testing/market.setup';

const LIMIT_BPS = 300;
const [tokenIn, tokenOut, between] = [numberedToken(0), numberedToken(1), numberedToken(2)];
const reserve = fc.bigInt(10n ** 20n, 10n ** 25n);
const exact = fc.constantFrom('input' as const, 'output' as const);
const fees = fc.constantFrom(0, 0, 100, 2_500);

/** A direct pool, and a way around it. */
const randomMarket = fc
  .tuple(fc.array(reserve, { minLength: 6, maxLength: 6 }), exact, fees, fees)
  .map(([[a = 1n, b = 1n, c = 1n, d = 1n, e = 1n, f = 1n], side, sold, bought]): TradeSearch => {
    const pairs = [
      poolOf(tokenIn, tokenOut, a, b),
      poolOf(tokenIn, between, c, d),
      poolOf(between, tokenOut, e, f),
    ];
    const transferFees = side === 'input' ? { sold, bought } : { sold: 0, bought: 0 };
    return { pairs, tokenIn, tokenOut, exact: side, transferFees };
  });

const isAbove = (search: TradeSearch, raw: bigint) => {
  const trade = bestTradeWithFees(search, raw);
  return trade === undefined || isAboveBps(priceImpact(trade), LIMIT_BPS);
};

test('SWP-16 the amount that is named is itself below the limit, has three digits, and is not far from it', () => {
  let named = 0;
  fc.assert(
    fc.property(randomMarket, fc.bigInt(10n ** 18n, 10n ** 25n), (search, typed) => {
      const trade = bestTradeWithFees(search, typed);
      fc.pre(trade !== undefined && isAboveBps(priceImpact(trade), LIMIT_BPS));
      const within = trade && amountWithinImpact(search, trade, LIMIT_BPS);
      if (within === undefined) return;
      named += 1;
      expect(isAbove(search, within.raw)).toBe(false);
      expect(within.raw).toBeLessThan(typed);
      expect(String(within.raw)).toMatch(/^\d{3}0*$/);
      expect(within.currency).toBe(search.exact === 'input' ? tokenIn : tokenOut);
    }),
  );
  expect(named).toBeGreaterThan(20);
});

test('SWP-16 in one pool, an amount with one more in its third digit is above the limit', () => {
  fc.assert(
    fc.property(reserve, reserve, exact, (reserveIn, reserveOut, side) => {
      const search: TradeSearch = {
        pairs: [poolOf(tokenIn, tokenOut, reserveIn, reserveOut)],
        tokenIn,
        tokenOut,
        exact: side,
        transferFees: { sold: 0, bought: 0 },
      };
      const half = (side === 'input' ? reserveIn : reserveOut) / 2n;
      const trade = bestTradeWithFees(search, half);
      const within = trade && amountWithinImpact(search, trade, LIMIT_BPS);
      if (within === undefined) throw new TypeError('no amount');
      const step = 10n ** BigInt(String(within.raw).length - 3);
      expect(isAbove(search, within.raw)).toBe(false);
      expect(isAbove(search, within.raw + step)).toBe(true);
    }),
  );
});

test('SWP-16 no amount is named if even the smallest is above the limit', () => {
  const search: TradeSearch = {
    pairs: [poolOf(tokenIn, tokenOut, 10n, 10n)],
    tokenIn,
    tokenOut,
    exact: 'input',
    transferFees: { sold: 0, bought: 0 },
  };
  const trade = bestTradeWithFees(search, 5n);
  if (trade === undefined) throw new TypeError('no trade');
  expect(amountWithinImpact(search, trade, LIMIT_BPS)).toBeUndefined();
});
