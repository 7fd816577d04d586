import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Currency } from '@/lib/tokens/currency';
import { maximumSold, type Trade } from '@/lib/trade/trade';

/** A swap with everything a person is shown before signing it. */
export type ProposedSwap = {
  readonly trade: Trade;
  /** What is paid and received; AVAX where the trade's route says WAVAX for it. */
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
