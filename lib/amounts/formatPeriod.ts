const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * How long a period is, in days from two days on, else in hours, rounded down.
 *
 * @param seconds - At least an hour.
 * @example
 * formatPeriod(600_000, 'en'); // '6 days'
 */
export function formatPeriod(seconds: number, locale: string): string {
  const [size, unit] = seconds >= 2 * DAY ? [DAY, 'day'] : [HOUR, 'hour'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / size));
}
