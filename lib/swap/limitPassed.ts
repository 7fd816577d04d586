import type { Pair } from '@/lib/pairs/pair';
import { limitOf } from '@/lib/trade/limit';
import { requote } from '@/lib/trade/requote';
import { poolAmounts } from '@/lib/trade/trade';
import type { ProposedSwap } from './proposedSwap';

/**
 * Whether an agreed swap is beyond its limit in its pools as they are now, so that the router would
 * refuse it. What its tokens keep of their transfers is taken to be the same part as before.
 *
 * @param pairs - The pairs of its route, in its order.
 */
export function isLimitPassed(
  { trade, slippageBps, allowance }: ProposedSwap,
  pairs: readonly Pair[],
): boolean {
  const { type, amount } = limitOf(trade, slippageBps, allowance);
  const now = requote(trade, pairs);
  if (now === undefined) return true;
  if (type === 'maximumSold') return now > amount.raw;
  return now * trade.amountOut.raw < amount.raw * poolAmounts(trade).amountOut.raw;
}
