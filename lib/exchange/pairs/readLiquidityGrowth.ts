import type { Address } from 'viem';
import { type LiquidityGrowth, liquidityGrowth } from './liquidityGrowth';
import { type RequestedPeriods, readLiquidityMoments } from './readLiquidityMoments';

/** The growth of pairs by their addresses; undefined for a pair without a result. */
export type Growths = ReadonlyMap<Address, LiquidityGrowth | undefined>;

/**
 * How much some pairs have grown since the oldest of a few blocks that an endpoint serves.
 *
 * @returns Undefined for a pair that did not exist or returns nothing sensible. All are undefined
 *   if the chain is too short.
 * @throws the failure of the last endpoint, when none serves an old block.
 */
export async function readLiquidityGrowth(requested: RequestedPeriods): Promise<Growths> {
  const periods = await readLiquidityMoments(requested);
  return new Map(
    [...periods].map(([pair, period]) => [
      pair,
      period && liquidityGrowth(period.before, period.after),
    ]),
  );
}
