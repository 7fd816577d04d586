const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long a period is, in days from two days on, in hours from one on, else in minutes; rounded
 * down.
 *
 * @param seconds - At least a minute.
 * @example
 * formatPeriod(600_000, 'en'); // '6 days'
 */
export function formatPeriod(seconds: number, locale: string): string {
  const [size, unit] = unitOf(seconds);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / size));
}

function unitOf(seconds: number) {
  if (seconds >= 2 * DAY) return [DAY, 'day'] as const;
  return seconds >= HOUR ? ([HOUR, 'hour'] as const) : ([MINUTE, 'minute'] as const);
}

/**
 * How long ago something was, in the largest unit of minutes, hours and days that it fills.
 *
 * @param seconds - At least a minute.
 * @example
 * formatAgo(7_300, 'en'); // '2 hours ago'
 */
export function formatAgo(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds >= DAY) return format.format(-Math.floor(seconds / DAY), 'day');
  if (seconds >= HOUR) return format.format(-Math.floor(seconds / HOUR), 'hour');
  return format.format(-Math.floor(seconds / MINUTE), 'minute');
}
