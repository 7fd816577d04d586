import { amountOf } from '@/lib/base/amounts/amount';
import { formatPrice } from '@/lib/base/amounts/price';
import { numberedToken, poolOf } from '@/lib/exchange/trade/testing/market.setup';
import type { Trade } from '@/lib/exchange/trade/trade';
import { swapFigures } from './swapFigures';

const [a, b, c] = [numberedToken(1), numberedToken(2), numberedToken(3)];
const pairs = [poolOf(a, b, 1_000_000n, 1_000_000n), poolOf(b, c, 1_000_000n, 2_000_000n)];
const terms = { input: a, output: c, slippageBps: 50 };

test('TRD-05 a trade is shown with its route, its amounts and its execution price', () => {
  const trade: Trade = {
    type: 'exactIn',
    route: [a, b, c],
    pairs,
    amountIn: amountOf(a, 1_000n),
    amountOut: amountOf(c, 1_992n),
  };
  const figures = swapFigures({ ...terms, trade });
  expect(formatPrice(figures.price, { locale: 'en' })).toBe('1.992');
  expect(figures.paid).toEqual(amountOf(a, 1_000n));
  expect(figures.received).toEqual(amountOf(c, 1_992n));
  expect(figures.route).toEqual([a, b, c]);
});

test('SIM-05 the parts that the tokens keep are figures of their own', () => {
  const trade: Trade = {
    type: 'exactIn',
    route: [a, b, c],
    pairs,
    amountIn: amountOf(a, 1_000n),
    amountOut: amountOf(c, 1_788n),
    atPools: {
      amountIn: amountOf(a, 950n),
      amountOut: amountOf(c, 1_882n),
      fees: { sold: 500, bought: 500 },
    },
  };
  expect(swapFigures({ ...terms, trade }).transferFees).toEqual([
    { amount: amountOf(a, 50n), feeBps: 500 },
    { amount: amountOf(c, 94n), feeBps: 500 },
  ]);
  const { atPools: _, ...plain } = trade;
  expect(swapFigures({ ...terms, trade: plain }).transferFees).toEqual([]);
});

test.each([
  ['exactIn', { type: 'minimumReceived', amount: amountOf(c, 1_982n) }],
  ['exactOut', { type: 'maximumSold', amount: amountOf(a, 1_005n) }],
] as const)(
  'TRD-05 SWP-24 an %s trade is shown with the limit that the contract enforces',
  (type, limit) => {
    const trade: Trade = {
      type,
      route: [a, b, c],
      pairs,
      amountIn: amountOf(a, 1_000n),
      amountOut: amountOf(c, 1_992n),
    };
    expect(swapFigures({ ...terms, trade }).limit).toEqual(limit);
  },
);
