import type { Fraction } from '@/lib/base/amounts/fraction';
import { YEAR_SECONDS } from '@/lib/base/time/seconds';
import { protocolFeeLiquidity } from './protocolFeeLiquidity';
import { squareRoot } from './squareRoot';

/** A pair's liquidity at one block, all in smallest units. */
export type LiquidityMoment = {
  /** The time of the block, in seconds since 1970. */
  readonly seconds: bigint;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
  /** In the form of {@link protocolFeeLiquidity}: zero while the protocol fee is off. */
  readonly kLast: bigint;
};

/** What a pool earned for each pool token in a period. */
export type LiquidityGrowth = {
  /** The growth of that period, as it would be in a year without compounding. */
  readonly apr: Fraction;
  /** How long the period was, at least {@link MIN_PERIOD_SECONDS}. */
  readonly seconds: number;
};

/** Fees of a shorter period say nothing about a year. */
const MIN_PERIOD_SECONDS = 1_800n;
/** An APR above this, 1,000%, is not from fees: somebody donated to the pool. */
const MAX_FEE_APR = 10n;
/** The roots have 64 binary places, so that those of a small pool are as exact. */
const PRODUCT_SHIFT = 128n;

/**
 * The growth of the square root of the reserves' product per pool token between two blocks.
 *
 * A price change, an addition or a removal leaves that figure as it is; swap fees make it grow, and
 * so does what somebody donates. Pool tokens that the pair owes the protocol count as minted, at
 * both blocks, so the growth is what the providers keep.
 *
 * The roots are rounded down to 2^-64 units. Nothing else is rounded.
 *
 * @returns undefined if the pool had no liquidity, the period is too short, or the APR is
 * implausible.
 * Also if the figure fell, because fees never lower it: a token took balances back, and hides
 * what was earned. Zero growth is an answer.
 */
export function liquidityGrowth(
  before: LiquidityMoment,
  after: LiquidityMoment,
): LiquidityGrowth | undefined {
  const period = after.seconds - before.seconds;
  if (period < MIN_PERIOD_SECONDS) return undefined;
  const [rootBefore, rootAfter] = [rootOf(before), rootOf(after)];
  const [supplyBefore, supplyAfter] = [countedSupply(before), countedSupply(after)];
  if (rootBefore === 0n || supplyBefore === 0n || supplyAfter === 0n) return undefined;
  const base = rootBefore * supplyAfter;
  const gain = rootAfter * supplyBefore - base;
  const apr = { numerator: gain * YEAR_SECONDS, denominator: base * period };
  if (gain < 0n || apr.numerator > MAX_FEE_APR * apr.denominator) return undefined;
  return { apr, seconds: Number(period) };
}

function rootOf({ reserve0, reserve1 }: LiquidityMoment): bigint {
  return squareRoot((reserve0 * reserve1) << PRODUCT_SHIFT);
}

/** The pool tokens of a pair, with those that it owes the protocol. */
export function countedSupply(moment: LiquidityMoment): bigint {
  return moment.totalSupply + protocolFeeLiquidity(moment);
}
