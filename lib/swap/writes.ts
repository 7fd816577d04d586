import { type Address, isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import { routerAbi } from '@/lib/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { ContractCall } from '@/lib/contracts/contractCall';
import type { Review } from '@/lib/review/review';
import type { Write } from '@/lib/submit/write';
import type { Currency } from '@/lib/tokens/currency';
import { maximumSold, minimumReceived, type Trade } from '@/lib/trade/trade';

/** A swap with everything a person is shown before signing it. */
export type ProposedSwap = {
  readonly trade: Trade;
  /** What is paid and received; AVAX where the trade's path says WAVAX for it. */
  readonly input: Currency;
  readonly output: Currency;
  readonly account: Address;
  readonly recipient: Address;
  /** Whole basis points from 0 to 10000. */
  readonly slippageBps: number;
  /** The deadline setting. */
  readonly deadlineSeconds: number;
  /** What the router may take, where that limits the maximum sold more than slippage does. */
  readonly allowance?: bigint | undefined;
};

/** What a swap takes from the account as long as its price stays, in the chosen currency. */
export function expectedPaid({ trade, input }: ProposedSwap): Amount {
  return amountOf(input, trade.amountIn.raw);
}

/** The most that a swap takes from the account, in the chosen currency. */
export function maximumPaid({ trade, input, slippageBps, allowance }: ProposedSwap): Amount {
  return amountOf(input, maximumSold(trade, slippageBps, allowance).raw);
}

/**
 * The swap with its maximum sold limited to what the router may take, where that covers the expected
 * cost: what cannot be taken is not shown as the maximum. Else the same object.
 */
export function withinAllowance(swap: ProposedSwap, allowance: bigint | undefined): ProposedSwap {
  const limited = { ...swap, allowance };
  return maximumPaid(limited).raw < maximumPaid(swap).raw ? limited : swap;
}

/**
 * The reviewed swap at a worse price that was accepted: its terms stay, and the maximum sold is no
 * longer limited by what the router might take before.
 */
export function acceptedSwap(swap: ProposedSwap, trade: Trade): ProposedSwap {
  return { ...swap, trade, allowance: undefined };
}

/** The statement that the signed calldata has to match. */
export function swapReview(swap: ProposedSwap): Review {
  const { trade, slippageBps } = swap;
  return {
    chainId: swap.input.chainId,
    account: swap.account,
    statement: {
      type: 'swap',
      exact: trade.type === 'exactIn' ? 'input' : 'output',
      isInputNative: swap.input.type === 'native',
      isOutputNative: swap.output.type === 'native',
      path: trade.path.map(({ address }) => address),
      amountIn: maximumPaid(swap).raw,
      amountOut: minimumReceived(trade, slippageBps).raw,
      recipient: swap.recipient,
      deadlineSeconds: swap.deadlineSeconds,
    },
  };
}

/**
 * The swap as calls to the router, best first: for an exact input the plain method, then its form
 * for tokens that keep a fee on transfer; for an exact output the plain method only.
 *
 * @param deadline - In seconds since 1970.
 */
export function swapWrite(swap: ProposedSwap, deadline: bigint): Write {
  const { trade, input, output, account, recipient } = swap;
  const [plain, ...others] = methods(swap);
  const call = ({ functionName, args, value }: RouterCall): ContractCall => ({
    address: EXCHANGE_ADDRESSES[input.chainId].router,
    abi: routerAbi,
    functionName,
    args: [...args, trade.path.map(({ address }) => address), recipient, deadline],
    ...(value !== undefined && { value }),
  });
  return {
    calls: [call(plain), ...others.map(call)],
    summary: {
      type: 'swap',
      input: amountOf(input, trade.amountIn.raw),
      output: amountOf(output, trade.amountOut.raw),
      ...(!isAddressEqual(recipient, account) && { recipient }),
    },
  };
}

type RouterCall = {
  readonly functionName: string;
  /** The amounts before path, recipient and deadline. */
  readonly args: readonly bigint[];
  readonly value?: bigint;
};

function methods(swap: ProposedSwap): readonly [RouterCall, ...RouterCall[]] {
  const { trade, slippageBps } = swap;
  const paid = maximumPaid(swap).raw;
  const received = minimumReceived(trade, slippageBps).raw;
  return trade.type === 'exactIn'
    ? sellingMethods(swap, paid, received)
    : [buyingMethod(swap, paid, received)];
}

function sellingMethods(
  { input, output }: ProposedSwap,
  paid: bigint,
  least: bigint,
): readonly [RouterCall, RouterCall] {
  if (input.type === 'native') {
    return withFeeForm({ functionName: 'swapExactAVAXForTokens', args: [least], value: paid });
  }
  const functionName =
    output.type === 'native' ? 'swapExactTokensForAVAX' : 'swapExactTokensForTokens';
  return withFeeForm({ functionName, args: [paid, least] });
}

function withFeeForm(call: RouterCall): readonly [RouterCall, RouterCall] {
  const functionName = `${call.functionName}SupportingFeeOnTransferTokens`;
  return [call, { ...call, functionName }];
}

function buyingMethod({ input, output }: ProposedSwap, most: bigint, received: bigint): RouterCall {
  if (input.type === 'native') {
    return { functionName: 'swapAVAXForExactTokens', args: [received], value: most };
  }
  const functionName =
    output.type === 'native' ? 'swapTokensForExactAVAX' : 'swapTokensForExactTokens';
  return { functionName, args: [received, most] };
}
