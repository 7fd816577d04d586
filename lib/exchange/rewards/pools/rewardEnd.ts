import type { RewardFigures } from './rewardState';

/** The latest time that a date can have, in seconds. */
const MAX_DATE_SECONDS = 8_640_000_000_000n;

type Period = Pick<
  RewardFigures,
  'periodFinish' | 'isFinished' | 'ratePerSecond' | 'paysOnlyExtra'
>;

/**
 * When a pool stops paying, in milliseconds since 1970.
 *
 * @returns undefined if no period was begun, or it is finished, or its end is not a date.
 */
export function rewardEndMs(period: Period): number | undefined {
  const { periodFinish, isFinished, paysOnlyExtra } = period;
  if (isFinished || paysOnlyExtra || periodFinish === 0n || periodFinish > MAX_DATE_SECONDS)
    return undefined;
  return Number(periodFinish) * 1_000;
}

/** Whether a pool has never paid anything: no period was begun, and it pays nothing now. */
export function hasNotBegun({ periodFinish, isFinished, ratePerSecond }: Period): boolean {
  return !isFinished && periodFinish === 0n && ratePerSecond.numerator === 0n;
}
