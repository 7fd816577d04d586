import type { Address } from 'viem';
import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { Currency } from '@/lib/base/tokens/currency';
import { THIN_USD } from '@/lib/exchange/market/marketPairs';
import type { Pair } from '@/lib/exchange/pairs/pair';
import type { FarmRate } from '@/lib/exchange/rewards/farms/useFarmRates';

/** What was traded in a pool, and what its providers earned. */
export type PoolDayFigures = {
  /** About what was traded in 24 hours, in dollars. */
  readonly tradedUsd: Fraction | undefined;
  /** What a year of the fees would add to a position. */
  readonly feeApr: Fraction | undefined;
  /** The time over which both were measured, in seconds. */
  readonly seconds: number;
};

/** A pool of the list of all pools, with what is known of it. */
export type PoolRow = {
  /** The contract of the pair. */
  readonly address: Address;
  readonly pair: Pair;
  /** As they are shown: AVAX for WAVAX, and first. */
  readonly currencies: readonly [Currency, Currency];
  /** What the pool is worth, in dollars; undefined if nobody knows. */
  readonly liquidityUsd: Fraction | undefined;
  readonly day: PoolDayFigures | undefined;
  /** The farm that pays for its pool tokens; undefined without one, and while unknown. */
  readonly farm: FarmRate | undefined;
  /** The account's part of it, in the wallet and in farms; undefined if it has none. */
  readonly share: Fraction | undefined;
};

/** Whether a pool holds so little that its figures say little. */
export function isThin({ liquidityUsd }: Pick<PoolRow, 'liquidityUsd'>): boolean {
  return liquidityUsd !== undefined && compareFractions(liquidityUsd, THIN_USD) < 0;
}
