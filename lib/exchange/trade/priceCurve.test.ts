import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import { bestTradeExactIn } from './bestTrade';
import { priceCurve } from './priceCurve';
import { priceImpact } from './priceImpact';
import { numberedToken, poolOf } from './testing/market.setup';
import type { Trade } from './trade';
import { arriving, withTransferFees } from './transferFees';

const tokens = [0, 1, 2, 3].map(numberedToken);
const reserve = fc.bigInt(10n ** 22n, 10n ** 26n);

/** A sale through 1 to 3 pools. */
const randomTrade = fc
  .tuple(fc.array(fc.tuple(reserve, reserve), { minLength: 1, maxLength: 3 }), fc.nat(2_000))
  .map(([pools, part]): Trade => {
    const pairs = pools.flatMap(([x, y], hop) => {
      const [from, to] = [tokens[hop], tokens[hop + 1]];
      return from && to ? [poolOf(from, to, x, y)] : [];
    });
    const [tokenIn, tokenOut] = [tokens[0], tokens[pools.length]];
    if (!tokenIn || !tokenOut) throw new TypeError('no token');
    const amountIn = amountOf(tokenIn, (10n ** 22n * BigInt(part + 1)) / 1_000n);
    const trade = bestTradeExactIn({ pairs, amountIn, tokenOut });
    if (!trade) throw new TypeError('no trade');
    return trade;
  });

const asNumber = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

test('SIM-08 the marks are the amounts whose price impact is 2 and 3 percent, over one pool to three', () => {
  fc.assert(
    fc.property(randomTrade, (trade) => {
      for (const { bps, amount } of priceCurve(trade).marks) {
        const marked = bestTradeExactIn({
          pairs: trade.pairs,
          amountIn: amount,
          tokenOut: trade.amountOut.currency,
        });
        expect(marked && asNumber(priceImpact(marked))).toBeCloseTo(bps / 10_000, 9);
      }
      expect(priceCurve(trade).marks.map(({ bps }) => bps)).toEqual([200, 300]);
    }),
  );
});

test('SIM-08 SIM-05 with a fee on the sold token the marks are what the user pays for these impacts', () => {
  const fees = fc.integer({ min: 1, max: 2_500 });
  fc.assert(
    fc.property(randomTrade, fees, fees, (atPools, sold, bought) => {
      const paid = (atPools.amountIn.raw * 10_000n) / (10_000n - BigInt(sold));
      const trade = withTransferFees(atPools, paid, { sold, bought });
      if (!trade) throw new TypeError('Nothing arrives.');
      for (const { bps, amount } of priceCurve(trade).marks) {
        const marked = bestTradeExactIn({
          pairs: trade.pairs,
          amountIn: amountOf(amount.currency, arriving(amount.raw, sold)),
          tokenOut: trade.amountOut.currency,
        });
        expect(marked && asNumber(priceImpact(marked))).toBeCloseTo(bps / 10_000, 9);
      }
    }),
  );
});

test('SIM-08 trade and marks lie on the curve, inside the picture, where their impact says', () => {
  fc.assert(
    fc.property(randomTrade, (trade) => {
      const { line, marks, trade: own } = priceCurve(trade);
      expect([line[0], line.at(-1)]).toEqual([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]);
      const [two, three] = marks.map(({ point }) => point);
      if (!two || !three) throw new TypeError('no mark');
      for (const { x, y } of [two, three, own]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(0.9);
        const after = line.findIndex((point) => point.x >= x);
        expect(y).toBeGreaterThanOrEqual(line[after - 1]?.y ?? 1);
        expect(y).toBeLessThanOrEqual(line[after]?.y ?? 0);
      }
      // The depth in the picture counts the price that is lost.
      expect(own.y / two.y).toBeCloseTo(asNumber(priceImpact(trade)) / 0.02, 6);
      expect(three.y / two.y).toBeCloseTo(1.5, 9);
    }),
  );
});

test('SIM-08 each point of the line is the price impact of its amount', () => {
  fc.assert(
    fc.property(randomTrade, fc.integer({ min: 4, max: 40 }), (trade, step) => {
      const { line, marks } = priceCurve(trade);
      const { x = 0, y = 0 } = line[step] ?? {};
      // By a mark: the impact of a small trade is known to few digits.
      const mark = marks[0];
      if (mark === undefined) throw new TypeError('no mark');
      const part = BigInt(Math.round((x / mark.point.x) * 1e12));
      const raw = (mark.amount.raw * part) / 10n ** 12n;
      const there = bestTradeExactIn({
        pairs: trade.pairs,
        amountIn: amountOf(trade.amountIn.currency, raw),
        tokenOut: trade.amountOut.currency,
      });
      const impact = there && asNumber(priceImpact(there));
      expect(impact).toBeCloseTo((mark.bps / 10_000) * (y / mark.point.y), 9);
    }),
  );
});
