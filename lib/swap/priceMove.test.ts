import { amountOf } from '@/lib/amounts/amount';
import { numberedToken, poolOf } from '@/lib/trade/market.setup';
import { priceMove } from './priceMove';
import type { ProposedSwap } from './proposedSwap';

const [a, b] = [numberedToken(0), numberedToken(1)];

function swapOf(paid: bigint, received: bigint): ProposedSwap {
  return {
    trade: {
      type: 'exactIn',
      route: [a, b],
      pairs: [poolOf(a, b, 10n ** 9n, 10n ** 9n)],
      amountIn: amountOf(a, paid),
      amountOut: amountOf(b, received),
    },
    input: a,
    output: b,
    account: a.address,
    recipient: a.address,
    slippageBps: 50,
    deadlineSeconds: 3_600,
  };
}

const reviewed = swapOf(1_000n, 2_000n);

test('SWP-19 a worse price is told with the amount before, the amount now and the difference', () => {
  expect(priceMove(reviewed, swapOf(1_000n, 1_999n))).toEqual({
    side: 'received',
    before: amountOf(b, 2_000n),
    now: amountOf(b, 1_999n),
    changeBps: 5,
  });
  expect(priceMove(reviewed, swapOf(1_001n, 2_000n))).toEqual({
    side: 'paid',
    before: amountOf(a, 1_000n),
    now: amountOf(a, 1_001n),
    changeBps: 10,
  });
});

test('SWP-19 there is no difference to tell where nothing is offered, or the amounts are as good', () => {
  expect(priceMove(reviewed, undefined)).toBeUndefined();
  expect(priceMove(reviewed, swapOf(1_000n, 2_001n))).toBeUndefined();
});
