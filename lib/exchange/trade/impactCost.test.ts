import { amountOf } from '@/lib/base/amounts/amount';
import { impactCost, impactCosts } from './impactCost';
import { numberedToken, poolOf } from './testing/market.setup';
import type { Trade } from './trade';

const a = numberedToken(0);
const b = numberedToken(1);
const pool = poolOf(a, b, 1_000_000n, 2_000_000n);

const sale: Trade = {
  type: 'exactIn',
  route: [a, b],
  pairs: [pool],
  amountIn: amountOf(a, 1_000n),
  amountOut: amountOf(b, 1_990n),
};

test('the price impact of a sale costs what the mid price and the fee leave, less what is paid', () => {
  // 1000 x 2 x 0.997 - 1990
  expect(impactCost(sale)).toEqual(amountOf(b, 4n));
});

test('the price impact of a purchase costs that part of what is sold, rounded up', () => {
  // 1000 x (1 - 1990 / 2000 - 0.003) = 2
  expect(impactCost({ ...sale, type: 'exactOut' })).toEqual(amountOf(a, 2n));
  // 1000 x (1 - 1991 / 2000 - 0.003) = 1.5
  const purchase: Trade = { ...sale, type: 'exactOut', amountOut: amountOf(b, 1_991n) };
  expect(impactCost(purchase)).toEqual(amountOf(a, 2n));
});

test('the cost in the sold token is that in the bought one at the mid price', () => {
  const costs = { sold: amountOf(a, 2n), bought: amountOf(b, 4n) };
  expect(impactCosts(sale)).toEqual(costs);
  expect(impactCosts({ ...sale, type: 'exactOut' })).toEqual(costs);
  // Half of what the mid price pays is lost, which is as much as what arrives.
  const deep: Trade = { ...sale, amountOut: amountOf(b, 997n) };
  expect(impactCosts(deep).bought).toEqual(amountOf(b, 997n));
});

test('a trade that rounding favours has no cost', () => {
  expect(impactCost({ ...sale, amountOut: amountOf(b, 1_999n) })).toEqual(amountOf(b, 0n));
});
