import type { Pair } from '@/lib/exchange/pairs/pair';
import { requote } from '@/lib/exchange/trade/requote';
import { poolAmounts } from '@/lib/exchange/trade/trade';
import { type SwapTerms, signedLimit } from './swapTerms';

/**
 * Whether an agreed swap is beyond its limit in its pools as they are now, so that the router would
 * refuse it. What its tokens keep of their transfers is taken to be the same part as before.
 *
 * @param pairs - The pairs of its route, in the route's order.
 */
export function isLimitPassed(swap: SwapTerms, pairs: readonly Pair[]): boolean {
  const { trade } = swap;
  const { type, amount } = signedLimit(swap);
  const now = requote(trade, pairs);
  if (now === undefined) return true;
  if (type === 'maximumSold') return now > amount.raw;
  return now * trade.amountOut.raw < amount.raw * poolAmounts(trade).amountOut.raw;
}
