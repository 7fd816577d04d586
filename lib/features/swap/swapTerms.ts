import { type Address, isAddressEqual } from 'viem';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Currency } from '@/lib/base/tokens/currency';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import { type LimitedTrade, limitOf } from '@/lib/exchange/trade/limitOf';
import type { Trade } from '@/lib/exchange/trade/trade';

/** A swap with everything that its review shows. */
export type SwapTerms = LimitedTrade & {
  /** What is paid and received, with AVAX in place of the route's WAVAX if AVAX was chosen. */
  readonly input: Currency;
  readonly output: Currency;
  readonly account: Address;
  readonly recipient: Address;
  /** The name of the recipient, if it has no Avalanche address and this is its Ethereum one. */
  readonly ethereumName?: string | undefined;
  /** The deadline setting. */
  readonly deadlineSeconds: number;
};

/**
 * Whether the router must measure what arrives, so that the minimum of a sale holds: if a fee on
 * transfers is known, or the bought token is not known to take none.
 */
export function needsMeasuring({ trade, output }: SwapTerms): boolean {
  if (trade.type === 'exactOut') return false;
  return trade.atPools !== undefined || !isKnownPlain(output);
}

/** What a swap takes from the account if its price does not change, in the chosen currency. */
export function expectedPaid({ trade, input }: SwapTerms): Amount {
  return amountOf(input, trade.amountIn.raw);
}

/** The maximum that a swap takes from the account, in the chosen currency. */
export function maximumPaid(swap: SwapTerms): Amount {
  const { trade, input } = swap;
  return amountOf(input, trade.type === 'exactIn' ? trade.amountIn.raw : limitOf(swap).amount.raw);
}

/** Whether a trade at current prices keeps the limit of an agreed swap. */
export function keepsLimit(agreed: SwapTerms, { amountIn, amountOut }: Trade): boolean {
  const { type, amount } = limitOf(agreed);
  return type === 'minimumReceived' ? amountOut.raw >= amount.raw : amountIn.raw <= amount.raw;
}

/**
 * The agreed swap with the current prices and route. Its limit is the agreed one, or that of
 * the tolerance if this is better for the user.
 */
export function atMarket(agreed: SwapTerms, trade: Trade): SwapTerms {
  return { ...agreed, trade, tighterLimit: limitOf(agreed).amount.raw };
}

/**
 * Limits the maximum sold to the router's allowance if that covers the expected cost: the review
 * must not show a maximum that cannot be taken. Otherwise returns the same object.
 */
export function withinAllowance(swap: SwapTerms, allowance: bigint | undefined): SwapTerms {
  const isLimiting =
    swap.trade.type === 'exactOut' &&
    allowance !== undefined &&
    allowance >= expectedPaid(swap).raw &&
    allowance < maximumPaid(swap).raw;
  return isLimiting ? { ...swap, tighterLimit: allowance } : swap;
}

/** The reviewed swap at an accepted price, with the limit that its tolerance sets there. */
export function acceptedSwap(swap: SwapTerms, trade: Trade): SwapTerms {
  return { ...swap, trade, tighterLimit: undefined };
}

/** Whether the output of a swap goes to another address than the account's own. */
export function isForOther({ account, recipient }: Pick<SwapTerms, 'account' | 'recipient'>) {
  return !isAddressEqual(recipient, account);
}
