const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
