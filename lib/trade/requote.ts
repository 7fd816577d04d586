import { inputFor, outputFor } from '@/lib/pairs/constantProduct';
import { type Pair, reservesFrom } from '@/lib/pairs/pair';
import { poolAmounts, type Trade } from './trade';

/**
 * The last pool's output of a trade's route for its exact input, or the input for its exact output, at other
 * reserves; in the smallest unit, rounded like the pair contracts.
 *
 * @param pairs - The pairs of the trade's route, in its order; reserves above zero.
 * @returns undefined when a pair does not have enough.
 */
export function requote(trade: Trade, pairs: readonly Pair[]): bigint | undefined {
  const hops = pairs.flatMap((pair, index) => {
    const sold = trade.route[index];
    return sold === undefined ? [] : [reservesFrom(pair, sold)];
  });
  const { amountIn, amountOut } = poolAmounts(trade);
  if (trade.type === 'exactIn') return hops.reduce(outputFor, amountIn.raw);
  return hops.reduceRight<bigint | undefined>(
    (output, hop) => (output === undefined ? undefined : inputFor(output, hop)),
    amountOut.raw,
  );
}
