import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { addIntent } from './addIntent';
import { removalAmounts } from './removalAmounts';
import { removeIntent } from './removeIntent';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const { router } = EXCHANGE_ADDRESSES[43114];
const [avax, token] = [nativeCurrency(43114), numberedToken(0)];
const pgl = liquidityToken(wrapped(avax), token);

test('SIM-03 SIM-04 an addition is expected to take both amounts, at worst the maximums, and to mint at least what its tolerance allows', () => {
  const { expectation } = addIntent({
    account: ACCOUNT,
    amounts: [amountOf(avax, 10_000n), amountOf(token, 20_000n)],
    maximums: [amountOf(avax, 10_000n), amountOf(token, 20_001n)],
    minted: amountOf(pgl, 14_000n),
    share: undefined,
    shareBefore: undefined,
    independentField: 'currencyA',
    feesBps: [0, 100],
    isFirst: false,
    slippageBps: 50,
    deadlineSeconds: 3_600,
  });
  expect(expectation).toEqual({
    changes: [
      { currency: avax, shown: -10_000n, worst: -10_000n },
      { currency: token, shown: -20_000n, worst: -20_001n },
      { currency: pgl, shown: 14_000n, worst: 13_930n },
    ],
    transfers: [
      { currency: avax, pool: pgl.address, holder: ACCOUNT, direction: 'toPool', feeBps: 0 },
      { currency: token, pool: pgl.address, holder: ACCOUNT, direction: 'toPool', feeBps: 100 },
    ],
    approvals: [{ token, spender: router, raw: 20_001n }],
  });
});

test('SIM-03 SIM-04 a removal is expected to take its pool tokens, and to return both amounts, at least the minimums', () => {
  const { expectation } = removeIntent(
    {
      account: ACCOUNT,
      amounts: [amountOf(avax, 10_000n), amountOf(token, 20_000n)],
      liquidity: amountOf(pgl, 14_000n),
      slippageBps: 50,
      deadlineSeconds: 3_600,
    },
    true,
  );
  expect(expectation?.changes).toEqual([
    { currency: pgl, shown: -14_000n, worst: -14_000n },
    { currency: avax, shown: 10_000n, worst: 9_950n },
    { currency: token, shown: 20_000n, worst: 19_900n },
  ]);
  expect(expectation?.approvals).toEqual([
    { token: pgl, spender: router, raw: 14_000n, signature: 'possible' },
  ]);
});

test('SIM-05 a fee on transfers lowers what is shown and what may arrive, not the minimum that the router checks', () => {
  const sent = {
    amounts: [amountOf(avax, 10_000n), amountOf(token, 20_001n)],
    liquidity: amountOf(pgl, 14_000n),
  } as const;
  const { expectation, callsAt } = removeIntent(
    {
      ...removalAmounts(sent, [[], [500, 100]]),
      account: ACCOUNT,
      slippageBps: 50,
      deadlineSeconds: 3_600,
    },
    true,
  );
  // 0.95 x 0.99 = 0.9405 arrives.
  const viaRouter = { pool: pgl.address, holder: ACCOUNT, direction: 'fromPoolViaRouter' };
  expect(expectation?.transfers).toEqual([
    { currency: avax, ...viaRouter, feeBps: 0 },
    { currency: token, ...viaRouter, feeBps: 595 },
  ]);
  // 20001 x 0.95 = 19000.95, and 19000 x 0.99 = 18810. Of the minimum, 19900: 18905, and 18715.95.
  expect(expectation?.changes.slice(1)).toEqual([
    { currency: avax, shown: 10_000n, worst: 9_950n },
    { currency: token, shown: 18_810n, worst: 18_715n },
  ]);
  const [call, ...others] = callsAt(1n);
  expect(others).toEqual([]);
  expect(call.functionName).toBe('removeLiquidityAVAXSupportingFeeOnTransferTokens');
  expect(call.args).toEqual([token.address, 14_000n, 19_900n, 9_950n, ACCOUNT, 1n]);
});
