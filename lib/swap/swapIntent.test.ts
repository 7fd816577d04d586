import { type Abi, encodeFunctionData, getAddress, toFunctionSignature } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';

import { pairOf } from '@/lib/pairs/pair';
import { pairAddress } from '@/lib/pairs/pairAddress';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import { type Currency, nativeCurrency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import type { Trade } from '@/lib/trade/trade';
import { acceptedSwap, maximumPaid, type ProposedSwap, withinAllowance } from './proposedSwap';
import { shownSwap, swapIntent } from './swapIntent';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const DEADLINE = 1_800_000_000n;
const avax = nativeCurrency(43114);
const [wavax, png, usdt] = [token('WAVAX'), token('PNG'), token('USDT.e')];

function token(symbol: string): Token {
  const found = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (found === undefined) throw new Error(symbol);
  return found;
}
function proposed(type: Trade['type'], input: Currency, output: Currency): ProposedSwap {
  const [sold, bought] = [wrapped(input), wrapped(output)];
  const pair = pairOf(amountOf(sold, 10n ** 24n), amountOf(bought, 10n ** 24n));
  const trade: Trade = {
    type,
    route: [sold, bought],
    pairs: [pair],
    amountIn: amountOf(sold, 10_050n),
    amountOut: amountOf(bought, 20_100n),
  };
  return {
    trade,
    input,
    output,
    account: ACCOUNT,
    recipient: ACCOUNT,
    slippageBps: 50,
    deadlineSeconds: 3600,
  };
}

function calls(type: Trade['type'], input: Currency, output: Currency) {
  return swapIntent(proposed(type, input, output))
    .callsAt(DEADLINE)
    .map((call) => {
      const abi: Abi = call.abi;
      const fragment = abi.find(
        (item) => item.type === 'function' && item.name === call.functionName,
      );
      if (fragment?.type !== 'function') throw new Error(call.functionName);
      encodeFunctionData({ abi, functionName: call.functionName, args: call.args ?? [] });
      return { signature: toFunctionSignature(fragment), args: call.args, value: call.value };
    });
}

const path = (...tokens: readonly Token[]) => tokens.map(({ address }) => address);

test('SWP-21 AVAX in calls swapExactAVAXForTokens or swapAVAXForExactTokens, with the AVAX as value', () => {
  expect(calls('exactIn', avax, png)[0]).toEqual({
    signature: 'swapExactAVAXForTokens(uint256,address[],address,uint256)',
    args: [20_000n, path(wavax, png), ACCOUNT, DEADLINE],
    value: 10_050n,
  });
  expect(calls('exactOut', avax, png)).toEqual([
    {
      signature: 'swapAVAXForExactTokens(uint256,address[],address,uint256)',
      args: [20_100n, path(wavax, png), ACCOUNT, DEADLINE],
      value: 10_100n,
    },
  ]);
});

test('SWP-22 AVAX out calls swapExactTokensForAVAX or swapTokensForExactAVAX', () => {
  expect(calls('exactIn', png, avax)[0]).toEqual({
    signature: 'swapExactTokensForAVAX(uint256,uint256,address[],address,uint256)',
    args: [10_050n, 20_000n, path(png, wavax), ACCOUNT, DEADLINE],
    value: undefined,
  });
  expect(calls('exactOut', png, avax)).toEqual([
    {
      signature: 'swapTokensForExactAVAX(uint256,uint256,address[],address,uint256)',
      args: [20_100n, 10_100n, path(png, wavax), ACCOUNT, DEADLINE],
      value: undefined,
    },
  ]);
});

test('SWP-23 token to token calls swapExactTokensForTokens or swapTokensForExactTokens', () => {
  expect(calls('exactIn', png, usdt)[0]).toEqual({
    signature: 'swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
    args: [10_050n, 20_000n, path(png, usdt), ACCOUNT, DEADLINE],
    value: undefined,
  });
  expect(calls('exactOut', png, usdt)).toEqual([
    {
      signature: 'swapTokensForExactTokens(uint256,uint256,address[],address,uint256)',
      args: [20_100n, 10_100n, path(png, usdt), ACCOUNT, DEADLINE],
      value: undefined,
    },
  ]);
});

test('SWP-25 an exact input has a second form, for tokens that keep a fee; an exact output has none', () => {
  const forms = (input: Currency, output: Currency) =>
    calls('exactIn', input, output).map(({ signature }) => signature.replace(/\(.*/, ''));
  const feeForm = (name: string) => [name, `${name}SupportingFeeOnTransferTokens`];
  expect(forms(avax, png)).toEqual(feeForm('swapExactAVAXForTokens'));
  expect(forms(png, avax)).toEqual(feeForm('swapExactTokensForAVAX'));
  expect(forms(png, usdt)).toEqual(feeForm('swapExactTokensForTokens'));
  const [plain, withFee] = calls('exactIn', png, usdt);
  expect(withFee?.args).toEqual(plain?.args);
});

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

test('SIM-12 SIM-05 of a token that may take a fee, only the form that measures what arrives is called', () => {
  const unknown = { ...png, address: getAddress(`0x${'12'.repeat(20)}`) };
  expect(calls('exactIn', avax, unknown).map(({ signature }) => signature)).toEqual([
    'swapExactAVAXForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
  ]);
  expect(calls('exactIn', unknown, avax)).toHaveLength(2);
  expect(shownSwap(proposed('exactIn', avax, unknown))).toMatchObject({ mustMeasure: true });
  expect(shownSwap(proposed('exactOut', avax, unknown))).toMatchObject({ mustMeasure: false });
});

test('SIM-05 K01 with a token that keeps a part of each transfer, only the form that measures what arrives is called and allowed', () => {
  const plain = proposed('exactIn', avax, png);
  const { amountIn } = plain.trade;
  const fees = { sold: 0, bought: 150 };
  const atPools = { amountIn, amountOut: amountOf(wrapped(png), 20_304n), fees };
  const swap = { ...plain, trade: { ...plain.trade, atPools } };
  expect(swapIntent(swap).callsAt(DEADLINE)).toMatchObject([
    {
      functionName: 'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
      args: [20_000n, path(wavax, png), ACCOUNT, DEADLINE],
      value: amountIn.raw,
    },
  ]);
  expect(shownSwap(swap)).toMatchObject({ mustMeasure: true, amountOut: 20_000n });
});

test('SWP-25 what arrives at least is bound by the tolerance of a sale, and by the typed amount of a purchase', () => {
  const bounds = (['exactIn', 'exactOut'] as const).map(
    (type) => swapIntent(proposed(type, avax, png)).expectation?.changes[1]?.boundBy,
  );
  expect(bounds).toEqual(['slippage', 'typedAmount']);
});

test('SIM-12 the exact amount of a token that may take a fee is held by its simulation alone', () => {
  const unknown = { ...png, address: getAddress(`0x${'12'.repeat(20)}`) };
  const unsimulated = (swap: ProposedSwap, isBoughtWhole?: boolean) =>
    swapIntent(swap, isBoughtWhole).expectation?.changes.map((change) => change.unsimulated);
  const purchase = proposed('exactOut', avax, unknown);
  expect(unsimulated(purchase)).toEqual([undefined, 'refused']);
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
      { currency: png, pool, holder: ACCOUNT, way: 'sale', feeBps: 0 },
      { currency: usdt, pool, holder: ACCOUNT, way: 'purchase', feeBps: 0 },
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
      { currency: avax, pool: avaxPool, holder: ACCOUNT, way: 'sale', feeBps: 0 },
      { currency: png, pool: avaxPool, holder: FRIEND, way: 'purchase', feeBps: 0 },
    ],
    approvals: [],
  });
});

test('SWP-24 the statement has the limits that the call carries, the review the account that signs', () => {
  const sale = proposed('exactIn', avax, png);
  expect(swapIntent(sale).review).toMatchObject({ chainId: 43114, account: ACCOUNT });
  expect(shownSwap(sale)).toEqual({
    exact: 'input',
    isInputNative: true,
    isOutputNative: false,
    path: path(wavax, png),
    mustMeasure: false,
    amountIn: 10_050n,
    amountOut: 20_000n,
    recipient: ACCOUNT,
    deadlineSeconds: 3600,
    sold: amountOf(avax, 10_050n),
  });
  expect(shownSwap(proposed('exactOut', png, usdt))).toMatchObject({
    exact: 'output',
    amountIn: 10_100n,
    amountOut: 20_100n,
    sold: amountOf(png, 10_050n),
  });
});

test('SWP-18 the stored summary has the expected amounts, and a recipient that is not the sender', () => {
  const own = proposed('exactIn', avax, png);
  const summary = { type: 'swap', input: amountOf(avax, 10_050n), output: amountOf(png, 20_100n) };
  expect(swapIntent(own).summary).toEqual(summary);
  const sent = swapIntent({ ...own, recipient: FRIEND });
  expect(sent.summary).toEqual({ ...summary, recipient: FRIEND });
  expect(sent.callsAt(DEADLINE)).toMatchObject([{ address: EXCHANGE_ADDRESSES[43114].router }, {}]);
});

test('APR-12 C18 a maximum above the allowance is cut to it, where it covers the expected cost', () => {
  const purchase = proposed('exactOut', png, usdt);
  const capped = withinAllowance(purchase, 10_060n);
  expect(maximumPaid(capped).raw).toBe(10_060n);
  expect(shownSwap(capped)).toMatchObject({ amountIn: 10_060n, amountOut: 20_100n });
  expect(swapIntent(capped).callsAt(DEADLINE)[0].args?.slice(0, 2)).toEqual([20_100n, 10_060n]);
  expect(maximumPaid(withinAllowance(purchase, 10_050n)).raw).toBe(10_050n);
  // Within a review the maximum never rises without the user.
  expect(withinAllowance(capped, 10_070n)).toBe(capped);
});

test('APR-12 an allowance that leaves room, or is too small for the expected cost, changes nothing', () => {
  const purchase = proposed('exactOut', png, usdt);
  for (const allowance of [undefined, 0n, 10_049n, 10_100n, 10_101n])
    expect(withinAllowance(purchase, allowance)).toBe(purchase);
  const sale = proposed('exactIn', png, usdt);
  expect(withinAllowance(sale, 10_050n)).toBe(sale);
});

test('SWP-19 APR-12 an accepted price keeps the reviewed terms, and may cost more than the old allowance', () => {
  const capped = withinAllowance(proposed('exactOut', png, usdt), 10_060n);
  const trade = { ...capped.trade, amountIn: amountOf(png, 10_100n) };
  const accepted = acceptedSwap(capped, trade);
  expect(maximumPaid(accepted).raw).toBe(10_150n);
  expect(accepted).toMatchObject({ recipient: ACCOUNT, slippageBps: 50, deadlineSeconds: 3600 });
});
