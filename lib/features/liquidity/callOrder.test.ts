import { amountOf } from '@/lib/base/amounts/amount';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { addCalls } from './addCalls';
import type { AddField } from './addForm';
import { callOrder } from './callOrder';
import { removeCalls } from './removeCalls';
import type { Sides } from './sides';

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const avax = nativeCurrency(43114);
const wavax = wrapped(avax);
const [token, other] = [numberedToken(0), numberedToken(1)];
const ofAvax = amountOf(avax, 10_000n);
const ofToken = amountOf(token, 20_000n);
const ofOther = amountOf(other, 30_000n);

function orderOf(sides: Sides, leading: AddField) {
  const { first, second, isNative, pick } = callOrder(sides, leading);
  return { first, second, isNative, picked: pick([1n, 2n]) };
}

test('LIQ-18 LIQ-25 AVAX comes last in a call as WAVAX, on whichever side it is, and its figures with it', () => {
  const order = { first: token.address, second: wavax.address, isNative: true };
  for (const leading of ['currencyA', 'currencyB'] as const) {
    expect(orderOf([ofAvax, ofToken], leading)).toEqual({ ...order, picked: [2n, 1n] });
    expect(orderOf([ofToken, ofAvax], leading)).toEqual({ ...order, picked: [1n, 2n] });
  }
});

test('LIQ-17 LIQ-25 of two tokens the leading side comes first, and its figures with it', () => {
  const sides = [ofToken, ofOther] as const;
  expect(orderOf(sides, 'currencyA')).toEqual({
    first: token.address,
    second: other.address,
    isNative: false,
    picked: [1n, 2n],
  });
  expect(orderOf(sides, 'currencyB')).toEqual({
    first: other.address,
    second: token.address,
    isNative: false,
    picked: [2n, 1n],
  });
});

/** The arguments of a call by the names that the router gives them. */
function named([call]: CallCandidates) {
  const { abi, functionName, args = [], value } = call;
  const method = abi?.find((entry) => entry.type === 'function' && entry.name === functionName);
  if (method?.type !== 'function') throw new TypeError(`The router has no ${functionName}`);
  const entries = method.inputs.map(({ name }, index) => [name, args[index]]);
  return { ...Object.fromEntries(entries), ...(value !== undefined && { value }) };
}

const TERMS = { account: ACCOUNT, slippageBps: 100, deadlineSeconds: 3_600 } as const;

function addition(amounts: Sides, independentField: AddField) {
  return named(
    addCalls(
      {
        ...TERMS,
        amounts,
        maximums: amounts,
        minted: amountOf(liquidityToken(token, other), 1n),
        share: undefined,
        shareBefore: undefined,
        independentField,
        feesBps: [0, 0],
        isFirst: false,
      },
      9n,
    ),
  );
}

function removal(amounts: Sides) {
  const liquidity = amountOf(liquidityToken(token, other), 7n);
  return named(removeCalls({ ...TERMS, amounts, liquidity }, 9n));
}

test.each(['currencyA', 'currencyB'] as const)(
  'LIQ-17 LIQ-18 each argument of the router has the amount of its own token, with %s typed',
  (typed) => {
    const ofCoin = {
      token: token.address,
      amountTokenDesired: 20_000n,
      amountTokenMin: 19_800n,
      amountAVAXMin: 9_900n,
      value: 10_000n,
      to: ACCOUNT,
      deadline: 9n,
    };
    expect(addition([ofAvax, ofToken], typed)).toEqual(ofCoin);
    expect(addition([ofToken, ofAvax], typed)).toEqual(ofCoin);
    for (const sides of [[ofToken, ofOther] as const, [ofOther, ofToken] as const]) {
      const call = addition(sides, typed);
      const [first, second] = typed === 'currencyA' ? sides : [sides[1], sides[0]];
      expect(call).toMatchObject({
        tokenA: wrapped(first.currency).address,
        tokenB: wrapped(second.currency).address,
        amountADesired: first.raw,
        amountBDesired: second.raw,
        amountAMin: (first.raw * 99n) / 100n,
        amountBMin: (second.raw * 99n) / 100n,
      });
    }
  },
);

test('LIQ-25 each minimum of a removal is that of its own token', () => {
  const ofCoin = { token: token.address, amountTokenMin: 19_800n, amountAVAXMin: 9_900n };
  expect(removal([ofAvax, ofToken])).toMatchObject(ofCoin);
  expect(removal([ofToken, ofAvax])).toMatchObject(ofCoin);
  for (const [first, second] of [
    [ofToken, ofOther],
    [ofOther, ofToken],
  ] as const)
    expect(removal([first, second])).toMatchObject({
      tokenA: first.currency.address,
      tokenB: second.currency.address,
      amountAMin: (first.raw * 99n) / 100n,
      amountBMin: (second.raw * 99n) / 100n,
    });
});
