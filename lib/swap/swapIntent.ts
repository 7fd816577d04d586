import { isAddressEqual } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { Expectation, Intent } from '@/lib/submit/intent';
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
    expectation: expectation(swap),
    callsAt: (deadline) => swapCalls(swap, deadline),
  };
}

function expectation(swap: ProposedSwap): Expectation {
  const { trade, input, output, account, recipient, slippageBps } = swap;
  const most = maximumPaid(swap).raw;
  const least = minimumReceived(trade, slippageBps).raw;
  const isForOther = !isAddressEqual(recipient, account);
  const { router } = EXCHANGE_ADDRESSES[input.chainId];
  return {
    changes: [
      { currency: input, shown: -expectedPaid(swap).raw, worst: -most },
      {
        currency: output,
        ...(isForOther && { owner: recipient }),
        shown: trade.amountOut.raw,
        worst: least,
      },
    ],
    approvals: input.type === 'token' ? [{ token: input, spender: router, raw: most }] : [],
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
    amountIn: maximumPaid(swap).raw,
    amountOut: minimumReceived(trade, slippageBps).raw,
    recipient,
    deadlineSeconds,
    sold: expectedPaid(swap),
  };
}
