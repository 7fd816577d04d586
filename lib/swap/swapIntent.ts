import { isAddressEqual } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import type { Intent } from '@/lib/submit/intent';
import { minimumReceived } from '@/lib/trade/trade';
import { expectedPaid, maximumPaid, type ProposedSwap } from './proposedSwap';
import { swapCalls } from './swapCalls';
import { type ShownSwap, swapStatement } from './swapStatement';

/** The intent of a swap, with the statement that its call must match. */
export function swapIntent(swap: ProposedSwap): Intent {
  const { trade, input, output, account, recipient } = swap;
  return {
    review: { chainId: input.chainId, account, statement: swapStatement(shownSwap(swap)) },
    summary: {
      type: 'swap',
      input: amountOf(input, trade.amountIn.raw),
      output: amountOf(output, trade.amountOut.raw),
      ...(!isAddressEqual(recipient, account) && { recipient }),
    },
    callsAt: (deadline) => swapCalls(swap, deadline),
  };
}

/** The statement data of a swap in review. */
export function shownSwap(swap: ProposedSwap): ShownSwap {
  const { trade, input, output, recipient, slippageBps, deadlineSeconds } = swap;
  return {
    exact: trade.type === 'exactIn' ? 'input' : 'output',
    isInputNative: input.type === 'native',
    isOutputNative: output.type === 'native',
    path: trade.route.map(({ address }) => address),
    hasTransferFees: trade.atPools !== undefined,
    amountIn: maximumPaid(swap).raw,
    amountOut: minimumReceived(trade, slippageBps).raw,
    recipient,
    deadlineSeconds,
    sold: expectedPaid(swap),
  };
}
