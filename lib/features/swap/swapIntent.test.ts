import { encodeFunctionData, getAddress, toFunctionSignature } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { Trade } from '@/lib/exchange/trade/trade';
import { swapIntent } from './swapIntent';
import {
  ACCOUNT,
  allowedSwap,
  avax,
  DEADLINE,
  FRIEND,
  path,
  png,
  proposed,
  usdt,
  wavax,
} from './testing/exampleSwap.setup';

function calls(type: Trade['type'], input: Currency, output: Currency) {
  return swapIntent(proposed(type, input, output))
    .callsAt(DEADLINE)
    .map((call) => {
      const { abi } = call;
      if (abi === undefined) throw new TypeError('A swap calls a function');
      const fragment = abi.find(
        (item) => item.type === 'function' && item.name === call.functionName,
      );
      if (fragment?.type !== 'function') throw new Error(call.functionName);
      encodeFunctionData({ abi, functionName: call.functionName, args: call.args ?? [] });
      return { signature: toFunctionSignature(fragment), args: call.args, value: call.value };
    });
}

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

test('SIM-12 SIM-05 for a token that may take a fee, only the form that measures what arrives is called and allowed', () => {
  const unknown = { ...png, address: getAddress(`0x${'12'.repeat(20)}`) };
  expect(calls('exactIn', avax, unknown).map(({ signature }) => signature)).toEqual([
    'swapExactAVAXForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
  ]);
  expect(calls('exactIn', unknown, avax)).toHaveLength(2);
  expect(allowedSwap(proposed('exactIn', avax, unknown)).functionNames).toEqual([
    'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
  ]);
  expect(allowedSwap(proposed('exactOut', avax, unknown)).functionNames).toEqual([
    'swapAVAXForExactTokens',
  ]);
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
  const { functionNames, allows } = allowedSwap(swap);
  expect(functionNames).toEqual(['swapExactAVAXForTokensSupportingFeeOnTransferTokens']);
  expect(allows({ amountOutMin: 20_000n })).toBe(true);
});

test('SWP-24 the statement has the limits that the call carries, the review the account that signs', () => {
  const sale = proposed('exactIn', avax, png);
  expect(swapIntent(sale)).toMatchObject({ chainId: 43114, account: ACCOUNT });
  const sold = amountOf(avax, 10_050n);
  expect(swapIntent(sale).statement).toMatchObject({ deadlineSeconds: 3600, sold });
  const ofSale = allowedSwap(sale);
  expect(ofSale).toMatchObject({
    functionNames: [
      'swapExactAVAXForTokens',
      'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
    ],
    value: 10_050n,
  });
  const limits = { amountOutMin: 20_000n, path: path(wavax, png), to: ACCOUNT, deadline: DEADLINE };
  expect(ofSale.allows(limits)).toBe(true);
  for (const wrong of [
    { amountOutMin: 19_999n },
    { path: path(png, wavax) },
    { to: FRIEND },
    { deadline: DEADLINE + 3600n },
  ])
    expect(ofSale.allows(wrong)).toBe(false);
  const purchase = proposed('exactOut', png, usdt);
  expect(swapIntent(purchase).statement.sold).toEqual(amountOf(png, 10_050n));
  const ofPurchase = allowedSwap(purchase);
  expect(ofPurchase.functionNames).toEqual(['swapTokensForExactTokens']);
  expect(ofPurchase.allows({ amountInMax: 10_100n, amountOut: 20_100n })).toBe(true);
  expect(ofPurchase.allows({ amountInMax: 10_101n })).toBe(false);
});

test('SWP-18 the stored summary has the expected amounts, and a recipient that is not the sender', () => {
  const own = proposed('exactIn', avax, png);
  const summary = { type: 'swap', input: amountOf(avax, 10_050n), output: amountOf(png, 20_100n) };
  expect(swapIntent(own).summary).toEqual(summary);
  const sent = swapIntent({ ...own, recipient: FRIEND });
  expect(sent.summary).toEqual({ ...summary, recipient: FRIEND });
  expect(sent.callsAt(DEADLINE)).toMatchObject([{ address: EXCHANGE_ADDRESSES[43114].router }, {}]);
});
