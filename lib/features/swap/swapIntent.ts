import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { transferFeesOf } from '@/lib/exchange/trade/transferFees';
import type {
  CountedTransfer,
  Expectation,
  ExpectedChange,
  Intent,
} from '@/lib/transactions/submit/intent';
import { callWithoutMinimum, swapCalls } from './swapCalls';
import { swapFigures } from './swapFigures';
import { type ShownSwap, swapStatement } from './swapStatement';
import { isForOther, needsMeasuring, type SwapTerms } from './swapTerms';

/**
 * The intent of a swap, with the statement that its call must match.
 *
 * @param isBoughtWhole - Whether a probe bought the output without a fee.
 */
export function swapIntent(swap: SwapTerms, isBoughtWhole = false): Intent {
  const { trade, input, output, account, recipient } = swap;
  const shown = shownSwap(swap);
  return {
    chainId: input.chainId,
    account,
    statement: swapStatement(shown),
    summary: {
      type: 'swap',
      input: amountOf(input, trade.amountIn.raw),
      output: amountOf(output, trade.amountOut.raw),
      ...(isForOther(swap) && { recipient }),
      ...(trade.type === 'exactOut' && { typed: 'output' }),
    },
    expectation: expectation(swap, shown, isBoughtWhole),
    callsAt: (deadline) => swapCalls(swap, deadline),
  };
}

function expectation(
  swap: SwapTerms,
  { amountIn: most, amountOut: least, sold }: ShownSwap,
  isBoughtWhole: boolean,
): Expectation {
  const { trade, input, output, recipient } = swap;
  const { router } = EXCHANGE_ADDRESSES[input.chainId];
  return {
    changes: [
      { currency: input, shown: -sold.raw, worst: -most },
      {
        currency: output,
        ...(isForOther(swap) && { owner: recipient }),
        shown: trade.amountOut.raw,
        worst: least,
        ...(trade.type === 'exactIn'
          ? { boundBy: 'slippage' }
          : boundByAmount(swap, isBoughtWhole)),
      },
    ],
    transfers: transfersOf(swap),
    ...(trade.type === 'exactIn' && {
      callWithoutMinimumAt: (deadline) => callWithoutMinimum(swap, deadline),
    }),
    approvals: input.type === 'token' ? [{ token: input, spender: router, raw: most }] : [],
  };
}

/**
 * The router makes the last pool send the exact amount, and does not check that it arrives: of a
 * token that may take a fee, only a simulation shows that.
 */
function boundByAmount(
  { output }: SwapTerms,
  isBoughtWhole: boolean,
): Pick<ExpectedChange, 'boundBy' | 'unsimulated'> {
  if (isKnownPlain(output)) return { boundBy: 'typedAmount' };
  return { boundBy: 'typedAmount', unsimulated: isBoughtWhole ? 'asks' : 'blocks' };
}

/** What is sold, on its way to the first pool, and what is bought, from the last one. */
function transfersOf({ trade, input, output, account, recipient }: SwapTerms) {
  const { sold, bought } = transferFeesOf(trade);
  const [first, last] = [trade.pairs.at(0), trade.pairs.at(-1)];
  if (first === undefined || last === undefined) return [];
  const transfers: readonly CountedTransfer[] = [
    { currency: input, pool: poolOf(first), holder: account, direction: 'toPool', feeBps: sold },
    {
      currency: output,
      pool: poolOf(last),
      holder: recipient,
      direction: 'fromPool',
      feeBps: bought,
    },
  ];
  return transfers;
}

function poolOf({ token0, token1 }: Pair): Address {
  return pairAddress(token0, token1);
}

/** What the review shows of a swap: its figures are those on the screen. */
function shownSwap(swap: SwapTerms): ShownSwap {
  const { trade, input, output, recipient, deadlineSeconds } = swap;
  const { paid, received, limit } = swapFigures(swap);
  const isSelling = limit.type === 'minimumReceived';
  return {
    exact: isSelling ? 'input' : 'output',
    isInputNative: input.type === 'native',
    isOutputNative: output.type === 'native',
    path: trade.route.map(({ address }) => address),
    mustMeasure: needsMeasuring(swap),
    amountIn: (isSelling ? paid : limit.amount).raw,
    amountOut: (isSelling ? limit.amount : received).raw,
    recipient,
    deadlineSeconds,
    sold: paid,
  };
}
