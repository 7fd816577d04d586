import { amountOf } from '@/lib/base/amounts/amount';
import { limitOf } from './limitOf';
import { numberedToken, poolOf } from './testing/market.setup';
import type { Trade } from './trade';

const [a, b] = [numberedToken(0), numberedToken(1)];
const market = { route: [a, b], pairs: [poolOf(a, b)] };
const amounts = { amountIn: amountOf(a, 1_000_000n), amountOut: amountOf(b, 240_000n) };
const sale: Trade = { ...market, ...amounts, type: 'exactIn' };
const purchase: Trade = { ...market, ...amounts, type: 'exactOut' };

test('SWP-24 a sale is limited in what is bought, and a purchase in what is sold', () => {
  // 240000 / 1.005 = 238805.97.
  const minimum = { type: 'minimumReceived', amount: amountOf(b, 238_805n) };
  expect(limitOf({ trade: sale, slippageBps: 50 })).toEqual(minimum);
  const maximum = { type: 'maximumSold', amount: amountOf(a, 1_005_000n) };
  expect(limitOf({ trade: purchase, slippageBps: 50 })).toEqual(maximum);
});

test.each([
  ['a sale', sale, 238_806n, 238_806n],
  ['a sale', sale, 238_804n, 238_805n],
  ['a purchase', purchase, 1_004_999n, 1_004_999n],
  ['a purchase', purchase, 1_005_001n, 1_005_000n],
] as const)(
  'SWP-29 of %s the agreed limit counts only where it is tighter (%#)',
  (_which, trade, tighterLimit, limit) => {
    expect(limitOf({ trade, slippageBps: 50, tighterLimit }).amount.raw).toBe(limit);
  },
);
