import { isAddressEqual } from 'viem';
import { compareFractions } from '@/lib/amounts/fraction';
import { isSameCurrency } from '@/lib/tokens/currency';
import { impactTier, isTooWeak } from '@/lib/trade/impactTier';
import { priceImpact } from '@/lib/trade/priceImpact';
import { isSameRoute } from '@/lib/trade/sameRoute';
import type { Trade } from '@/lib/trade/trade';
import { hasSameFees, transferFeesOf } from '@/lib/trade/transferFees';
import type { ProposedSwap } from './proposedSwap';

/**
 * How a reviewed swap compares with the one that the same form offers now.
 *
 * `current`: the offer is the reviewed swap. `better`: another one that is at least as good in
 * every figure: it pays no less, costs no more and needs no stricter confirmation; its route may
 * differ. `worse`: worse in at least one figure. `blocked`: its price impact is above the limit.
 * `unavailable`: nothing is offered for the same account, currencies and exact amount.
 */
export type SwapReviewStatus = 'current' | 'better' | 'worse' | 'blocked' | 'unavailable';

/** Compares a reviewed swap with the one that is offered now. */
export function swapReviewStatus(
  reviewed: ProposedSwap,
  offered: ProposedSwap | undefined,
  isExpertMode: boolean,
): SwapReviewStatus {
  if (offered === undefined || !isSameOrder(reviewed, offered)) return 'unavailable';
  const [before, now] = [reviewed.trade, offered.trade];
  if (isSameTrade(before, now)) return 'current';
  const demanded = impactTier(priceImpact(now), isExpertMode);
  if (demanded.isBlocked) return 'blocked';
  const { confirmation } = impactTier(priceImpact(before), isExpertMode);
  const isWorse =
    now.amountOut.raw < before.amountOut.raw ||
    now.amountIn.raw > before.amountIn.raw ||
    isTooWeak(confirmation, demanded.confirmation);
  return isWorse ? 'worse' : 'better';
}

/** What improved for the user since the review was opened. */
export type Improvement = 'none' | 'price' | 'fee' | 'route';

/** What the review updated by itself since it was opened or a price was accepted. */
export function improvementOf(first: ProposedSwap, now: ProposedSwap): Improvement {
  const isBetterPrice =
    now.trade.amountOut.raw > first.trade.amountOut.raw ||
    now.trade.amountIn.raw < first.trade.amountIn.raw;
  if (isBetterPrice) return keepsLess(first.trade, now.trade) ? 'fee' : 'price';
  return isSameRoute(first.trade, now.trade) ? 'none' : 'route';
}

/** Whether the tokens keep less of their transfers than before, and neither keeps more. */
function keepsLess(first: Trade, now: Trade): boolean {
  const [before, fees] = [transferFeesOf(first), transferFeesOf(now)];
  const isMore = fees.sold > before.sold || fees.bought > before.bought;
  return !isMore && !hasSameFees(first, now);
}

/** Whether two swaps have the same currencies, account and exact amount. */
function isSameOrder(a: ProposedSwap, b: ProposedSwap): boolean {
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

function isSameTrade(a: Trade, b: Trade): boolean {
  return (
    a.amountIn.raw === b.amountIn.raw &&
    a.amountOut.raw === b.amountOut.raw &&
    isSameRoute(a, b) &&
    hasSameFees(a, b) &&
    compareFractions(priceImpact(a), priceImpact(b)) === 0
  );
}
