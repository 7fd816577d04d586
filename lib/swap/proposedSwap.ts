import type { Address } from 'viem';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Currency } from '@/lib/tokens/currency';
import { isKnownPlain } from '@/lib/tokens/plainTokens';
import { maximumSold, type Trade } from '@/lib/trade/trade';

/** A swap with everything that its review shows. */
export type ProposedSwap = {
  readonly trade: Trade;
  /** What is paid and received, with AVAX in place of the route's WAVAX if AVAX was chosen. */
  readonly input: Currency;
  readonly output: Currency;
  readonly account: Address;
  readonly recipient: Address;
  /** The name of the recipient, if it has no Avalanche address and this is its Ethereum one. */
  readonly ethereumName?: string | undefined;
  /** Whole basis points from 0 to 10000. */
  readonly slippageBps: number;
  /** The deadline setting. */
  readonly deadlineSeconds: number;
  /** The router's allowance, if it limits the maximum sold more than slippage does. */
  readonly allowance?: bigint | undefined;
};

/**
 * Whether the router must measure what arrives, so that the minimum of a sale holds: where a fee on
 * transfers is known, or the bought token is not known to take none.
 */
export function needsMeasuring({ trade, output }: ProposedSwap): boolean {
  if (trade.type === 'exactOut') return false;
  return trade.atPools !== undefined || !isKnownPlain(output);
}

/** What a swap takes from the account if its price does not change, in the chosen currency. */
export function expectedPaid({ trade, input }: ProposedSwap): Amount {
  return amountOf(input, trade.amountIn.raw);
}

/** The maximum that a swap takes from the account, in the chosen currency. */
export function maximumPaid({ trade, input, slippageBps, allowance }: ProposedSwap): Amount {
  return amountOf(input, maximumSold(trade, slippageBps, allowance).raw);
}

/**
 * Limits the maximum sold to the router's allowance if that covers the expected cost: the review
 * must not show a maximum that cannot be taken. Otherwise returns the same object.
 */
export function withinAllowance(swap: ProposedSwap, allowance: bigint | undefined): ProposedSwap {
  const limited = { ...swap, allowance };
  return maximumPaid(limited).raw < maximumPaid(swap).raw ? limited : swap;
}

/**
 * The reviewed swap at an accepted worse price. Its other terms stay, and the earlier allowance no
 * longer limits its maximum sold.
 */
export function acceptedSwap(swap: ProposedSwap, trade: Trade): ProposedSwap {
  return { ...swap, trade, allowance: undefined };
}
