import { inputFor, outputFor } from '@/lib/pairs/constantProduct';
import { type Pair, reservesFrom } from '@/lib/pairs/pair';
import type { Trade } from './trade';

/**
 * What a trade's route gives for the exact input, or asks for the exact output, at other reserves; in
 * the smallest unit, rounded as the pair contracts do.
 *
 * @param pairs - Those of the trade's route, in its order; reserves above zero.
 * @returns undefined when a pair does not hold enough.
 */
export function requote(trade: Trade, pairs: readonly Pair[]): bigint | undefined {
  const hops = pairs.flatMap((pair, index) => {
    const sold = trade.route[index];
    return sold === undefined ? [] : [reservesFrom(pair, sold)];
  });
  if (trade.type === 'exactIn') return hops.reduce(outputFor, trade.amountIn.raw);
  return hops.reduceRight<bigint | undefined>(
    (output, hop) => (output === undefined ? undefined : inputFor(output, hop)),
    trade.amountOut.raw,
  );
}
