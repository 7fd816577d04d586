import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { YEAR_SECONDS } from '@/lib/base/time/seconds';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import { countedSupply, liquidityGrowth } from '@/lib/exchange/pairs/liquidityGrowth';
import type { LiquidityPeriod } from '@/lib/exchange/pairs/readLiquidityMoments';

/**
 * What was traded in a pool in a period, each as a part of what the whole pool is worth at the end:
 * times its value in dollars, it is dollars. All are estimates, shown as "about".
 */
export type PoolTurnover = {
  /** The fees that the providers kept. */
  readonly kept: Fraction;
  /** The fees that were paid: with the protocol's sixth, if it takes one. */
  readonly fees: Fraction;
  /** What was sold to the pool. */
  readonly volume: Fraction;
  /** How long the period was. */
  readonly seconds: number;
};

/**
 * What was traded in a pool between two of its states, from its growth for each pool token; a pool
 * does not count its trades.
 *
 * Fees are what that growth is more than before, for as many pool tokens as there were on average
 * of the two states. The growth is what the providers keep: five sixths of the fees if the protocol
 * takes its part. Each trade pays 0.3 percent. A gift to a pool makes it grow, too.
 * Nothing is rounded but the roots of {@link liquidityGrowth}.
 *
 * @returns undefined whenever {@link liquidityGrowth} has no result.
 */
export function poolTurnover({ before, after }: LiquidityPeriod): PoolTurnover | undefined {
  const growth = liquidityGrowth(before, after);
  if (growth === undefined) return undefined;
  const { apr, seconds } = growth;
  // The part of what a pool token is worth now that it was not worth before: g / (1 + g).
  const gain = apr.numerator * BigInt(seconds);
  const base = apr.denominator * YEAR_SECONDS;
  const [supplyBefore, supplyAfter] = [countedSupply(before), countedSupply(after)];
  const kept = {
    numerator: gain * (supplyBefore + supplyAfter),
    denominator: (base + gain) * 2n * supplyAfter,
  };
  const isShared = after.kLast > 0n;
  const fees = isShared ? times(kept, { numerator: 6n, denominator: 5n }) : kept;
  const volume = times(fees, { numerator: BPS_BASE, denominator: SWAP_FEE_BPS });
  return { kept, fees, volume, seconds };
}

function times(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}
