import { amountOf } from '@/lib/base/amounts/amount';
import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import { numberedToken, poolOf } from '@/lib/exchange/trade/testing/market.setup';
import type { TransferFees } from '@/lib/exchange/trade/trade';
import { changedFee } from './changedFee';
import { swapOf } from './testing/swapTerms.setup';

const [a, b] = [numberedToken(0), numberedToken(1)];

const swapWith = (fees: TransferFees | undefined) =>
  swapOf(amountOf(a, 1_000n), amountOf(b, 900n), fees);
const plain = swapWith(undefined);

test.each([
  ['the same fees', { sold: 0, bought: 100 }, undefined],
  [
    'a larger fee of the bought token',
    { sold: 0, bought: 500 },
    { currency: b, side: 'bought', feeBps: 500, isPriceWorse: false },
  ],
  [
    'a fee of the sold token',
    { sold: 1, bought: 100 },
    { currency: a, side: 'sold', feeBps: 1, isPriceWorse: false },
  ],
  ['no fee any more', undefined, { currency: b, side: 'bought', feeBps: 0, isPriceWorse: false }],
])('SIM-05 compared with a swap that had a fee: %s', (_name, fees, changed) => {
  expect(changedFee(swapWith({ sold: 0, bought: 100 }), swapWith(fees))).toEqual(changed);
});

test('SIM-05 no fee has changed while nothing is offered, or both are plain', () => {
  expect(changedFee(plain, undefined)).toBeUndefined();
  expect(changedFee(plain, plain)).toBeUndefined();
});

test.each([
  ['the same pool', 10n ** 9n, false],
  ['a pool that pays more', 10n ** 9n + 10n ** 7n, false],
  ['a pool that pays less', 10n ** 9n - 10n ** 7n, true],
])(
  'SIM-05 SWP-19 next to a changed fee, a worse price is shown as well: %s',
  (_name, reserve, isPriceWorse) => {
    // What the pool of a thousand million each pays for 100,000.
    const paid = outputFor(100_000n, { reserveIn: 10n ** 9n, reserveOut: 10n ** 9n });
    const swap = (fee: number) =>
      swapOf(amountOf(a, 100_000n), amountOf(b, paid), { sold: 0, bought: fee });
    const offered = swap(500);
    const pairs = [poolOf(a, b, 10n ** 9n, reserve)];
    expect(changedFee(swap(100), { ...offered, trade: { ...offered.trade, pairs } })).toMatchObject(
      {
        feeBps: 500,
        isPriceWorse,
      },
    );
  },
);
