import fc from 'fast-check';
import { type Address, encodeFunctionData, maxUint256, numberToHex, parseAbi } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { sendStatement } from '@/lib/features/send/sendStatement';
import { type ShownSwap, swapStatement } from '@/lib/features/swap/swapStatement';
import { wrapStatement } from '@/lib/features/swap/wrapStatement';
import { approveStatement } from '@/lib/transactions/approvals/approveStatement';
import {
  assertReviewed,
  ReviewMismatchError,
  type TransactionParameters,
} from '@/lib/transactions/review/assertReviewed';
import type { ReviewedStatement } from '@/lib/transactions/review/statement';
import { address, amount, chainId, NOW, ROUTER, WAVAX } from './arbitraries.setup';
import { additions, removals } from './reviewedLiquidity.setup';

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactTokensForAVAX(uint256,uint256,address[],address,uint256)',
  'function swapExactAVAXForTokens(uint256,address[],address,uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactTokensForAVAXSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
  'function swapExactAVAXForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
  'function swapTokensForExactTokens(uint256,uint256,address[],address,uint256)',
  'function swapTokensForExactAVAX(uint256,uint256,address[],address,uint256)',
  'function swapAVAXForExactTokens(uint256,address[],address,uint256)',
  'function approve(address,uint256)',
  'function transfer(address,uint256)',
  'function deposit()',
  'function withdraw(uint256)',
  'function addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
  'function addLiquidityAVAX(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityAVAX(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityAVAXSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)',
  'function removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
  'function removeLiquidityAVAXWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
  'function removeLiquidityAVAXWithPermitSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)',
]);
type FunctionName = (typeof abi)[number]['name'];

/** The request for a call, from the account that reviewed it. */
export function request(
  stated: ReviewedStatement,
  call: { to: Address; functionName: FunctionName; args: readonly unknown[]; value: bigint },
): TransactionParameters {
  return {
    chainId: numberToHex(stated.chainId),
    from: stated.account,
    to: call.to,
    data: encodeFunctionData<readonly unknown[]>({
      abi,
      functionName: call.functionName,
      args: call.args,
    }),
    value: numberToHex(call.value),
    gas: numberToHex(100_000),
  };
}

type Call = Parameters<typeof request>[1];

/** Of a token of which only the address counts. */
const NAMED = { symbol: 'TKN', name: 'Token', decimals: 18 } as const;

/** The call of a swap by the specification's signatures. */
export function swapCall(
  { chainId, shown: swap }: { chainId: ChainId; shown: ShownSwap },
  { deadline, supportsFee }: { deadline: bigint; supportsFee: boolean },
): Call {
  const from = swap.isInputNative ? 'AVAX' : 'Tokens';
  const to = swap.isOutputNative ? 'AVAX' : 'Tokens';
  const isSale = swap.exact === 'input';
  const [exact, limit] = isSale ? [swap.amountIn, swap.amountOut] : [swap.amountOut, swap.amountIn];
  const tail = [swap.path, swap.recipient, deadline];
  const sold = swap.isInputNative ? [isSale ? limit : exact] : [exact, limit];
  const name = isSale ? `swapExact${from}For${to}` : `swap${from}ForExact${to}`;
  const functionName = abi.find(
    (item) => item.name === `${name}${supportsFee ? 'SupportingFeeOnTransferTokens' : ''}`,
  )?.name;
  if (functionName === undefined) throw new TypeError(name);
  return {
    to: ROUTER[chainId],
    functionName,
    args: [...sold, ...tail],
    value: swap.isInputNative ? swap.amountIn : 0n,
  };
}

/** Any reviewed swap, and its call. */
export const swaps = fc
  .record({
    chainId,
    account: address,
    exact: fc.constantFrom<('input' | 'output')[]>('input', 'output'),
    kinds: fc.constantFrom('tokens', 'nativeIn', 'nativeOut'),
    tokens: fc.uniqueArray(address, { minLength: 2, maxLength: 4 }),
    amountIn: amount,
    amountOut: amount,
    recipient: address,
    deadlineSeconds: fc.integer({ min: 60, max: 100_000 }),
    lateness: fc.double({ min: 0, max: 1, noNaN: true }),
    supportsFee: fc.boolean(),
    isFeeKnown: fc.boolean(),
  })
  .filter(({ tokens, recipient }) => !tokens.includes(recipient))
  .map(({ chainId, account, kinds, tokens, lateness, supportsFee, isFeeKnown, ...limits }) => {
    const isInputNative = kinds === 'nativeIn';
    const isOutputNative = kinds === 'nativeOut';
    const path = tokens.map((token, hop) => {
      const isWrapped =
        (isInputNative && hop === 0) || (isOutputNative && hop === tokens.length - 1);
      return isWrapped ? WAVAX[chainId] : token;
    });
    const sold = { currency: nativeCurrency(chainId), raw: limits.amountIn };
    const isMeasured = supportsFee && limits.exact === 'input';
    const shown: ShownSwap = {
      isInputNative,
      isOutputNative,
      path,
      sold,
      mustMeasure: isMeasured && isFeeKnown,
      ...limits,
    };
    const seconds = Math.floor(lateness * (99 + limits.deadlineSeconds));
    return {
      shown,
      stated: { chainId, account, statement: swapStatement(shown) },
      call: swapCall(
        { chainId, shown },
        {
          deadline: NOW + 1n + BigInt(seconds),
          supportsFee: isMeasured,
        },
      ),
    };
  });

const approvals = fc
  .record({ chainId, account: address, token: address, exact: amount, isUnlimited: fc.boolean() })
  .chain(({ chainId, account, token, exact, isUnlimited }) => {
    const spender = ROUTER[chainId];
    const shown = { token, spender, amounts: isUnlimited ? [maxUint256, exact] : [exact] };
    const stated = { chainId, account, statement: approveStatement(shown) };
    return fc.constantFrom(...shown.amounts).map((sent) => ({
      shown,
      stated,
      call: { to: token, functionName: 'approve', args: [spender, sent], value: 0n } as const,
    }));
  });

const wraps = fc
  .record({ chainId, account: address, amount, isWrap: fc.boolean() })
  .map(({ chainId, account, amount, isWrap }) => {
    const type = isWrap ? 'wrap' : 'unwrap';
    const call = isWrap
      ? ({ functionName: 'deposit', args: [], value: amount } as const)
      : ({ functionName: 'withdraw', args: [amount], value: 0n } as const);
    return {
      shown: { type, amount },
      stated: { chainId, account, statement: wrapStatement({ type, amount }) },
      call: { to: WAVAX[chainId], ...call },
    };
  });

const tokenSends = fc
  .record({ chainId, account: address, token: address, recipient: address, raw: amount })
  .filter(({ token, recipient }) => token !== recipient)
  .map(({ chainId, account, token, recipient, raw }) => {
    const currency = { type: 'token', chainId, address: token, ...NAMED } as const;
    const shown = { recipient, amount: { currency, raw } };
    return {
      shown,
      stated: { chainId, account, statement: sendStatement(shown) },
      call: { to: token, functionName: 'transfer', args: [recipient, raw], value: 0n } as const,
    };
  });

/** Any reviewed call, and the call. */
export const reviewed = fc.oneof(swaps, approvals, wraps, additions, removals, tokenSends);

/** Any reviewed transfer of AVAX. */
export const nativeSends = fc
  .record({ chainId, account: address, recipient: address, raw: amount })
  .map(({ chainId, account, recipient, raw }) => {
    const amount = { currency: nativeCurrency(chainId), raw };
    const stated: ReviewedStatement = {
      chainId,
      account,
      statement: sendStatement({ recipient, amount }),
    };
    const sent: TransactionParameters = {
      chainId: numberToHex(chainId),
      from: account,
      to: recipient,
      data: '0x',
      value: numberToHex(raw),
      gas: numberToHex(21_000),
    };
    return { stated, sent };
  });

/** The field of a request that differs from its review; undefined when it may be sent. */
export function fieldOf(request: TransactionParameters, stated: ReviewedStatement): unknown {
  try {
    assertReviewed(request, stated, NOW);
    return undefined;
  } catch (error) {
    if (error instanceof ReviewMismatchError) return error.values.field;
    throw error;
  }
}
