import type { Locale } from '@/lib/base/i18n/locales';
import { inSpacesOfFont } from '@/lib/base/text/inSpacesOfFont';
import { MINUTE_SECONDS as MINUTE } from './seconds';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long a period is, in days from two days on, in hours from one on, in minutes from one on, else
 * in seconds; rounded down.
 *
 * @example
 * formatPeriod(600_000, 'en'); // '6 days'
 */
export function formatPeriod(seconds: number, locale: Locale): string {
  const [size, unit] = unitOf(seconds);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return inOneLine(format.format(Math.floor(seconds / size)));
}

/** The longest time whose days are counted down. */
const MAX_DAYS = 366;

/**
 * The moments at which {@link formatPeriod} changes while a time comes nearer, up to a year before
 * it.
 *
 * @param end - The time that is to come, in seconds since 1970, as the moments are.
 */
export function countdownMoments(end: bigint): readonly bigint[] {
  const before = (size: number, count: number) =>
    Array.from({ length: count }, (_, index) => end - BigInt(size * (index + 1)));
  return [...before(MINUTE, 60), ...before(HOUR, 48), ...before(DAY, MAX_DAYS)];
}

function unitOf(seconds: number) {
  if (seconds >= 2 * DAY) return [DAY, 'day'] as const;
  if (seconds >= HOUR) return [HOUR, 'hour'] as const;
  return seconds >= MINUTE ? ([MINUTE, 'minute'] as const) : ([1, 'second'] as const);
}

/**
 * How long ago something was, in the largest unit of minutes, hours and days that it fills.
 *
 * @param seconds - At least a minute.
 * @example
 * formatAgo(7_300, 'en'); // '2 hours ago'
 */
export function formatAgo(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  const ago = (size: number, unit: 'day' | 'hour' | 'minute') =>
    inOneLine(format.format(-Math.floor(seconds / size), unit));
  if (seconds >= DAY) return ago(DAY, 'day');
  return seconds >= HOUR ? ago(HOUR, 'hour') : ago(MINUTE, 'minute');
}

/**
 * A period whose number and unit no line separates. `Intl` writes a plain space between most, and
 * nothing between those in Chinese.
 */
function inOneLine(period: string): string {
  return inSpacesOfFont(period).replace(/(\d) ?(?=\p{L})/u, '$1\u00a0');
}
