import type { Pair } from '@/lib/exchange/pairs/pair';
import { limitOf } from '@/lib/exchange/trade/limitOf';
import { requote } from '@/lib/exchange/trade/requote';
import { poolAmounts } from '@/lib/exchange/trade/trade';
import type { SwapTerms } from './swapTerms';

/**
 * Whether an agreed swap is beyond its limit in its pools as they are now, so that the router would
 * revert it. What its tokens keep of their transfers is taken to be the same part as before.
 *
 * @param pairs - The pairs of its route, in the route's order.
 */
export function isLimitPassed(swap: SwapTerms, pairs: readonly Pair[]): boolean {
  const { trade } = swap;
  const { type, amount } = limitOf(swap);
  const now = requote(trade, pairs);
  if (now === undefined) return true;
  if (type === 'maximumSold') return now > amount.raw;
  return now * trade.amountOut.raw < amount.raw * poolAmounts(trade).amountOut.raw;
}
