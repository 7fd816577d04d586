import { amountOf } from '@/lib/base/amounts/amount';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { priceMove } from './priceMove';
import { swapOf } from './testing/swapTerms.setup';

const [a, b] = [numberedToken(0), numberedToken(1)];

const swapBetween = (paid: bigint, received: bigint) =>
  swapOf(amountOf(a, paid), amountOf(b, received));
const reviewed = swapBetween(1_000n, 2_000n);

test('SWP-19 a worse price is shown with the amount before, the amount now and the difference', () => {
  expect(priceMove(reviewed, swapBetween(1_000n, 1_999n))).toEqual({
    side: 'received',
    before: amountOf(b, 2_000n),
    now: amountOf(b, 1_999n),
    changeBps: 5,
  });
  expect(priceMove(reviewed, swapBetween(1_001n, 2_000n))).toEqual({
    side: 'paid',
    before: amountOf(a, 1_000n),
    now: amountOf(a, 1_001n),
    changeBps: 10,
  });
});

test('SWP-19 there is no difference to show if nothing is offered, or the amounts are as good', () => {
  expect(priceMove(reviewed, undefined)).toBeUndefined();
  expect(priceMove(reviewed, swapBetween(1_000n, 2_001n))).toBeUndefined();
});
