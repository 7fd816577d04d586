import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { CallCandidates, ContractCall } from '@/lib/chain/contracts/contractCall';
import { limitOf } from '@/lib/exchange/trade/limitOf';
import { maximumPaid, needsMeasuring, type SwapTerms } from './swapTerms';

/**
 * The router calls of a swap, best first. For an exact input: the plain method, then the variant
 * for tokens that keep a fee on transfer. Only that variant if a fee is known, or the bought token
 * may take one: the plain method checks computed amounts, not what arrives, so the minimum would
 * not hold. For an exact output: only the plain method.
 *
 * @param deadline - In seconds since 1970.
 */
export function swapCalls(swap: SwapTerms, deadline: bigint): CallCandidates {
  const [plain, ...others] = methods(swap);
  const call = (method: RouterCall) => contractCall(swap, method, deadline);
  return [call(plain), ...others.map(call)];
}

/**
 * The call of a sale that measures what arrives, without a minimum: its simulation shows what would
 * arrive. Nothing ever sends it.
 */
export function callWithoutMinimum(swap: SwapTerms, deadline: bigint): ContractCall {
  return contractCall(swap, measured(sellingMethod(swap, maximumPaid(swap).raw, 0n)), deadline);
}

function contractCall(
  { trade, input, recipient }: SwapTerms,
  { functionName, args, value }: RouterCall,
  deadline: bigint,
): ContractCall {
  return {
    address: EXCHANGE_ADDRESSES[input.chainId].router,
    abi: routerAbi,
    functionName,
    args: [...args, trade.route.map(({ address }) => address), recipient, deadline],
    ...(value !== undefined && { value }),
  };
}

type RouterCall = {
  readonly functionName: string;
  /** The amounts that come before path, recipient and deadline. */
  readonly args: readonly bigint[];
  readonly value?: bigint;
};

function methods(swap: SwapTerms): readonly [RouterCall, ...RouterCall[]] {
  const { type, amountIn, amountOut } = swap.trade;
  const limit = limitOf(swap).amount.raw;
  if (type === 'exactOut') return [buyingMethod(swap, limit, amountOut.raw)];
  const plain = sellingMethod(swap, amountIn.raw, limit);
  return needsMeasuring(swap) ? [measured(plain)] : [plain, measured(plain)];
}

function measured(plain: RouterCall): RouterCall {
  return { ...plain, functionName: `${plain.functionName}SupportingFeeOnTransferTokens` };
}

function sellingMethod({ input, output }: SwapTerms, paid: bigint, least: bigint): RouterCall {
  if (input.type === 'native') {
    return { functionName: 'swapExactAVAXForTokens', args: [least], value: paid };
  }
  const functionName =
    output.type === 'native' ? 'swapExactTokensForAVAX' : 'swapExactTokensForTokens';
  return { functionName, args: [paid, least] };
}

function buyingMethod({ input, output }: SwapTerms, most: bigint, received: bigint): RouterCall {
  if (input.type === 'native') {
    return { functionName: 'swapAVAXForExactTokens', args: [received], value: most };
  }
  const functionName =
    output.type === 'native' ? 'swapTokensForExactAVAX' : 'swapTokensForExactTokens';
  return { functionName, args: [received, most] };
}
