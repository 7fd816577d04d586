import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ReadPoolDay } from '@/lib/exchange/market/readPoolDays';
import { tradedInDay } from '@/lib/exchange/market/tradedInDay';
import type { PoolDayFigures } from './poolRow';

/**
 * What was traded in a pool in 24 hours, and what a year of its fees adds. The pool was measured
 * over about a day, and what was traded in 24 hours is that in proportion.
 *
 * @param poolUsd - What the whole pool is worth; without it, what was traded has no dollars.
 */
export function poolDayFigures(
  { turnover: { volume }, growth: { apr, seconds } }: ReadPoolDay,
  poolUsd: Fraction | undefined,
): PoolDayFigures {
  const volumeUsd = poolUsd && {
    numerator: volume.numerator * poolUsd.numerator,
    denominator: volume.denominator * poolUsd.denominator,
  };
  return { tradedUsd: volumeUsd && tradedInDay(volumeUsd, seconds), feeApr: apr, seconds };
}
