import type { Currency } from '@/lib/base/tokens/currency';
import { isSameRoute } from '@/lib/exchange/trade/isSameRoute';
import { requote } from '@/lib/exchange/trade/requote';
import { poolAmounts, type Trade } from '@/lib/exchange/trade/trade';
import { hasSameFees, transferFeesOf } from '@/lib/exchange/trade/transferFees';
import type { SwapTerms } from './swapTerms';

/** A token that keeps another part of its transfers than a review was computed with. */
export type ChangedFee = {
  readonly currency: Currency;
  readonly side: 'sold' | 'bought';
  readonly feeBps: number;
  /** Whether the price of the pools is worse as well, or another route is the best one now. */
  readonly isPriceWorse: boolean;
};

/** The first of a swap's tokens whose fee on transfers is another one in the swap offered now. */
export function changedFee(
  { trade, input, output }: SwapTerms,
  offered: SwapTerms | undefined,
): ChangedFee | undefined {
  if (offered === undefined) return undefined;
  if (hasSameFees(trade, offered.trade)) return undefined;
  const [before, now] = [transferFeesOf(trade), transferFeesOf(offered.trade)];
  const isPriceWorse = isWorseAtPools(trade, offered.trade);
  return now.sold !== before.sold
    ? { currency: input, side: 'sold', feeBps: now.sold, isPriceWorse }
    : { currency: output, side: 'bought', feeBps: now.bought, isPriceWorse };
}

/** Whether the current pools pay less for what the reviewed sale brought to them. */
function isWorseAtPools(reviewed: Trade, offered: Trade): boolean {
  if (!isSameRoute(reviewed, offered)) return true;
  return (requote(reviewed, offered.pairs) ?? 0n) < poolAmounts(reviewed).amountOut.raw;
}
