import { inputFor, outputFor, type Reserves } from '@/lib/exchange/pairs/constantProduct';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { reservesAlong } from './reservesAlong';
import { poolAmounts, type Trade } from './trade';

/**
 * The last pool's output of a trade's route for its exact input, or the input for its exact output,
 * at other reserves; in the smallest unit, rounded like the pair contracts.
 *
 * @param pairs - The pairs of the trade's route, in the route's order; reserves above zero.
 * @returns undefined when a pair does not have enough.
 */
export function requote(trade: Trade, pairs: readonly Pair[]): bigint | undefined {
  const hops = reservesAlong(trade, pairs);
  const { amountIn, amountOut } = poolAmounts(trade);
  return trade.type === 'exactIn'
    ? outputAlong(amountIn.raw, hops)
    : inputAlong(amountOut.raw, hops);
}

/** What comes out at the end of some hops. */
export function outputAlong(input: bigint, hops: readonly Reserves[]): bigint {
  return hops.reduce(outputFor, input);
}

/** What goes into the first of some hops; undefined when a hop does not hold enough. */
export function inputAlong(
  output: bigint | undefined,
  hops: readonly Reserves[],
): bigint | undefined {
  return hops.reduceRight<bigint | undefined>(
    (wanted, hop) => (wanted === undefined ? undefined : inputFor(wanted, hop)),
    output,
  );
}
