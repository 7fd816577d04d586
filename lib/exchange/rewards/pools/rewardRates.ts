import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { type Fraction, scaleFraction, ZERO } from '@/lib/base/amounts/fraction';
import { WEEK_SECONDS, YEAR_SECONDS } from '@/lib/base/time/seconds';
import type { Token } from '@/lib/base/tokens/token';
import type { RewardFigures } from './rewardState';

/** No farm pays more: a higher APR is an error, or comes from an almost empty pool. */
export const MAX_APR_PERCENT = 1_000_000;

/** The same, as a part of what is staked. */
export const MAX_APR: Fraction = { numerator: BigInt(MAX_APR_PERCENT), denominator: 100n };

/**
 * What is paid in a week, rounded down.
 *
 * @param ratePerSecond - What is paid in a second, in smallest units.
 */
export function weeklyAmount(ratePerSecond: Fraction, reward: Token): Amount<Token> {
  return amountOf(reward, scaleFraction(times(ratePerSecond, WEEK_SECONDS), 0, 'down'));
}

/** What is paid in a year of 365 days, in smallest units, from what is paid in a second. */
export function yearlyRate(ratePerSecond: Fraction): Fraction {
  return times(ratePerSecond, YEAR_SECONDS);
}

/**
 * What a stake is paid in a second now, in smallest units: its part of the pool's rate.
 *
 * @param staked - At most what is staked in the pool.
 */
export function ownRate(figures: RewardFigures, staked: bigint): Fraction {
  return partOfRate(figures, staked, figures.totalStaked);
}

/**
 * What a stake would be paid in a second after a deposit, in smallest units.
 *
 * @param staked - What is staked before.
 * @param added - What is deposited.
 */
export function hypotheticalRate(figures: RewardFigures, staked: bigint, added: bigint): Fraction {
  return partOfRate(figures, staked + added, figures.totalStaked + added);
}

function partOfRate({ ratePerSecond }: RewardFigures, part: bigint, whole: bigint): Fraction {
  if (whole === 0n) return ZERO;
  const { numerator, denominator } = ratePerSecond;
  return { numerator: numerator * part, denominator: denominator * whole };
}

function times({ numerator, denominator }: Fraction, factor: bigint): Fraction {
  return { numerator: numerator * factor, denominator };
}
