import { getAddress } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Trade } from '@/lib/exchange/trade/trade';
import { swapIntent } from './swapIntent';
import type { SwapTerms } from './swapTerms';
import {
  ACCOUNT,
  avax,
  DEADLINE,
  FRIEND,
  path,
  png,
  proposed,
  usdt,
  wavax,
} from './testing/exampleSwap.setup';

test('SWP-25 SIM-05 a sale can be simulated without its minimum, by what measures what arrives', () => {
  const unlimited = (type: Trade['type'], input: Currency, output: Currency) =>
    swapIntent(proposed(type, input, output)).expectation?.callWithoutMinimumAt?.(DEADLINE);
  const form = 'SupportingFeeOnTransferTokens';
  expect(unlimited('exactIn', avax, png)).toMatchObject({
    functionName: `swapExactAVAXForTokens${form}`,
    args: [0n, path(wavax, png), ACCOUNT, DEADLINE],
    value: 10_050n,
  });
  expect(unlimited('exactIn', png, avax)).toMatchObject({
    functionName: `swapExactTokensForAVAX${form}`,
    args: [10_050n, 0n, path(png, wavax), ACCOUNT, DEADLINE],
  });
  expect(unlimited('exactOut', avax, png)).toBeUndefined();
});

test('SWP-25 what arrives at least is bound by the tolerance of a sale, and by the typed amount of a purchase', () => {
  const bounds = (['exactIn', 'exactOut'] as const).map(
    (type) => swapIntent(proposed(type, avax, png)).expectation?.changes[1]?.boundBy,
  );
  expect(bounds).toEqual(['slippage', 'typedAmount']);
});

test('SIM-12 the exact amount of a token that may take a fee is held by its simulation alone', () => {
  const unknown = { ...png, address: getAddress(`0x${'12'.repeat(20)}`) };
  const unsimulated = (swap: SwapTerms, isBoughtWhole?: boolean) =>
    swapIntent(swap, isBoughtWhole).expectation?.changes.map((change) => change.unsimulated);
  const purchase = proposed('exactOut', avax, unknown);
  expect(unsimulated(purchase)).toEqual([undefined, 'blocks']);
  expect(unsimulated(purchase, true)).toEqual([undefined, 'asks']);
  expect(unsimulated(proposed('exactOut', avax, png))).toEqual([undefined, undefined]);
  expect(unsimulated(proposed('exactIn', avax, unknown))).toEqual([undefined, undefined]);
});

test('SIM-03 SIM-04 a swap is expected to pay and to deliver what is shown, and at worst its limit, to its recipient', () => {
  const { router } = EXCHANGE_ADDRESSES[43114];
  const [pool, avaxPool] = [pairAddress(png, usdt), pairAddress(wavax, png)];
  const sale = swapIntent(proposed('exactIn', png, usdt)).expectation;
  expect(sale).toEqual({
    callWithoutMinimumAt: expect.any(Function),
    changes: [
      { currency: png, shown: -10_050n, worst: -10_050n },
      { currency: usdt, shown: 20_100n, worst: 20_000n, boundBy: 'slippage' },
    ],
    transfers: [
      { currency: png, pool, holder: ACCOUNT, direction: 'toPool', feeBps: 0 },
      { currency: usdt, pool, holder: ACCOUNT, direction: 'fromPool', feeBps: 0 },
    ],
    approvals: [{ token: png, spender: router, raw: 10_050n }],
  });
  const purchase = swapIntent({
    ...proposed('exactOut', avax, png),
    recipient: FRIEND,
  }).expectation;
  expect(purchase).toEqual({
    changes: [
      // 10050 x 1.005, rounded down.
      { currency: avax, shown: -10_050n, worst: -10_100n },
      { currency: png, owner: FRIEND, shown: 20_100n, worst: 20_100n, boundBy: 'typedAmount' },
    ],
    transfers: [
      { currency: avax, pool: avaxPool, holder: ACCOUNT, direction: 'toPool', feeBps: 0 },
      { currency: png, pool: avaxPool, holder: FRIEND, direction: 'fromPool', feeBps: 0 },
    ],
    approvals: [],
  });
});
