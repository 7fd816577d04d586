import { amountOf } from '@/lib/amounts/amount';
import { numberedToken } from '@/lib/trade/market.setup';
import type { TransferFees } from '@/lib/trade/trade';
import { changedFee } from './changedFee';
import { swapOf } from './proposedSwap.setup';

const [a, b] = [numberedToken(0), numberedToken(1)];

const swapWith = (fees: TransferFees | undefined) =>
  swapOf(amountOf(a, 1_000n), amountOf(b, 900n), fees);
const plain = swapWith(undefined);

test.each([
  ['the same fees', { sold: 0, bought: 100 }, undefined],
  [
    'a larger fee of the bought token',
    { sold: 0, bought: 500 },
    { currency: b, side: 'bought', feeBps: 500 },
  ],
  ['a fee of the sold token', { sold: 1, bought: 100 }, { currency: a, side: 'sold', feeBps: 1 }],
  ['no fee any more', undefined, { currency: b, side: 'bought', feeBps: 0 }],
])('SIM-05 compared with a swap that had a fee: %s', (_name, fees, changed) => {
  expect(changedFee(swapWith({ sold: 0, bought: 100 }), swapWith(fees))).toEqual(changed);
});

test('SIM-05 no fee has changed while nothing is offered, or both are plain', () => {
  expect(changedFee(plain, undefined)).toBeUndefined();
  expect(changedFee(plain, plain)).toBeUndefined();
});
