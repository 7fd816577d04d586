import { amountOf } from '@/lib/base/amounts/amount';
import type { Trade } from '@/lib/exchange/trade/trade';
import { numberedToken, poolOf } from './market.setup';

const [a, b, c] = [numberedToken(0), numberedToken(1), numberedToken(2)];
const direct = poolOf(a, b, 1_000_000n, 2_000_000n);

/** A sale through one pool. */
export const sale: Trade = {
  type: 'exactIn',
  route: [a, b],
  pairs: [direct],
  amountIn: amountOf(a, 1_000n),
  amountOut: amountOf(b, 1_992n),
};

/** A purchase through two pools. */
export const purchase: Trade = {
  type: 'exactOut',
  route: [a, b, c],
  pairs: [direct, poolOf(c, b, 500_000n, 2_000_000n)],
  amountIn: amountOf(a, 1_000_000n),
  amountOut: amountOf(c, 240_000n),
};
