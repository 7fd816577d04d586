import { isAddressEqual } from 'viem';
import { compareFractions } from '@/lib/base/amounts/fraction';
import { isSameCurrency } from '@/lib/base/tokens/currency';
import { impactTier, isTooWeak } from '@/lib/exchange/trade/impactTier';
import { isSameRoute } from '@/lib/exchange/trade/isSameRoute';
import { priceImpact } from '@/lib/exchange/trade/priceImpact';
import type { Trade } from '@/lib/exchange/trade/trade';
import { hasSameFees, transferFeesOf } from '@/lib/exchange/trade/transferFees';
import { keepsLimit, type SwapTerms } from './swapTerms';

/**
 * How the market's offer compares with the swap that the user agreed to.
 *
 * `withinLimit`: it keeps the agreed limit and needs no stricter confirmation; its route may
 * differ. `worse`: it is beyond the limit, needs a stricter confirmation, or yields less because a
 * token keeps more of a transfer. `blocked`: its price impact is above the limit. `unavailable`:
 * nothing is offered for the same account, currencies and exact amount.
 */
export type SwapReviewStatus = 'withinLimit' | 'worse' | 'blocked' | 'unavailable';

/**
 * Compares the swap that the user agreed to, when the review began or at a later price that was
 * accepted, with the one that is offered now.
 */
export function swapReviewStatus(
  agreed: SwapTerms,
  offered: SwapTerms | undefined,
  isExpertMode: boolean,
): SwapReviewStatus {
  if (offered === undefined || !isSameOrder(agreed, offered)) return 'unavailable';
  const [before, now] = [agreed.trade, offered.trade];
  if (isSameTrade(before, now)) return 'withinLimit';
  const demanded = impactTier(priceImpact(now), isExpertMode);
  if (demanded.isBlocked) return 'blocked';
  const { confirmation } = impactTier(priceImpact(before), isExpertMode);
  const isWithinLimit =
    keepsLimit(agreed, now) &&
    !isTooWeak(confirmation, demanded.confirmation) &&
    !(isCostlier(before, now) && keepsMore(before, now));
  return isWithinLimit ? 'withinLimit' : 'worse';
}

/** How the market has changed since the user agreed, in a way that the review still covers. */
export type MarketChange = 'none' | 'betterPrice' | 'lowerFee' | 'otherRoute' | 'worsePrice';

/** What the review updated by itself since it was opened or a price was accepted. */
export function marketChange(agreed: SwapTerms, now: SwapTerms): MarketChange {
  if (isCostlier(agreed.trade, now.trade)) return 'worsePrice';
  if (isCostlier(now.trade, agreed.trade))
    return isCheaperByFee(agreed.trade, now.trade) ? 'lowerFee' : 'betterPrice';
  return isSameRoute(agreed.trade, now.trade) ? 'none' : 'otherRoute';
}

/** Whether another trade pays less, or costs more. */
function isCostlier(before: Trade, now: Trade): boolean {
  return now.amountOut.raw < before.amountOut.raw || now.amountIn.raw > before.amountIn.raw;
}

/** Whether a token keeps more of its transfer than before. */
function keepsMore(before: Trade, now: Trade): boolean {
  const [past, fees] = [transferFeesOf(before), transferFeesOf(now)];
  return fees.sold > past.sold || fees.bought > past.bought;
}

/** Whether the tokens keep less of their transfers than before, and neither keeps more. */
function isCheaperByFee(before: Trade, now: Trade): boolean {
  return !keepsMore(before, now) && !hasSameFees(before, now);
}

/** Whether two swaps have the same currencies, account and exact amount. */
function isSameOrder(a: SwapTerms, b: SwapTerms): boolean {
  return (
    isAddressEqual(a.account, b.account) &&
    isSameCurrency(a.input, b.input) &&
    isSameCurrency(a.output, b.output) &&
    a.trade.type === b.trade.type &&
    exactRaw(a.trade) === exactRaw(b.trade)
  );
}

function exactRaw({ type, amountIn, amountOut }: Trade): bigint {
  return type === 'exactIn' ? amountIn.raw : amountOut.raw;
}

/** Whether two trades have the same amounts, route, fees and price impact. */
export function isSameTrade(a: Trade, b: Trade): boolean {
  return (
    a.amountIn.raw === b.amountIn.raw &&
    a.amountOut.raw === b.amountOut.raw &&
    isSameRoute(a, b) &&
    hasSameFees(a, b) &&
    compareFractions(priceImpact(a), priceImpact(b)) === 0
  );
}
