import type { RewardFigures } from './rewardState';

/** The latest time that a date can have, in seconds. */
const MAX_DATE_SECONDS = 8_640_000_000_000n;

type Period = Pick<RewardFigures, 'periodFinish' | 'period' | 'ratePerSecond'>;

/**
 * When a pool stops paying, in milliseconds since 1970.
 *
 * @returns undefined if no period was begun, or it is finished, or its end is not a date.
 */
export function rewardEndMs({ periodFinish, period }: Period): number | undefined {
  if (period !== 'running' || periodFinish === 0n || periodFinish > MAX_DATE_SECONDS)
    return undefined;
  return Number(periodFinish) * 1_000;
}

/** Whether a pool has never paid anything: no period was begun, and it pays nothing now. */
export function hasNotBegun({ periodFinish, period, ratePerSecond }: Period): boolean {
  return period === 'running' && periodFinish === 0n && ratePerSecond.numerator === 0n;
}
