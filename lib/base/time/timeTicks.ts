import type { Locale } from '@/lib/base/i18n/locales';
import { MINUTE_SECONDS as MINUTE } from './seconds';

/** A round time at the axis of a chart, in seconds since 1970. */
type TimeTick = { readonly seconds: number; readonly text: string };

/** The times at an axis, and the zone that all of them are in; it is shown once, beside them. */
type TimeAxis = { readonly ticks: readonly TimeTick[]; readonly zone: string };

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS: readonly number[] = [
  ...[1, 2, 5, 10, 20, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, 6, 8, 12].map((hours) => hours * HOUR),
  ...[1, 2, 3, 7, 14, 30, 90].map((days) => days * DAY),
];
/** Not more than one more than this: what fits on a phone. */
const MOST = 3;

/**
 * Round times between two others, four at most, in the user's own time zone: times of day, or days
 * for more than a day and a half.
 *
 * @param first - In seconds since 1970, as `last`.
 */
export function timeTicks(first: number, last: number, locale: Locale): TimeAxis {
  const step = STEPS.find((each) => (last - first) / each <= MOST) ?? (last - first) / MOST;
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  const zoned = new Intl.DateTimeFormat(locale, { ...clock, timeZoneName: 'short' });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const textOf = (time: number) =>
    step < DAY ? textIn(zoned.formatToParts(time), isNotZone) : day.format(time);
  const count = Math.ceil((last - first + DAY) / step) + 1;
  const ticks = Array.from({ length: count }, (_, index) => timeAt(first, index * step))
    .filter((seconds) => seconds >= first && seconds <= last)
    .map((seconds) => ({ seconds, text: inOneLine(textOf(seconds * 1_000)) }));
  const zone = textIn(zoned.formatToParts(last * 1_000), (part) => !isNotZone(part));
  return { ticks, zone };
}

type Part = Intl.DateTimeFormatPart;

function isNotZone({ type }: Part): boolean {
  return type !== 'timeZoneName';
}

function textIn(parts: readonly Part[], isShown: (part: Part) => boolean): string {
  return parts
    .filter(isShown)
    .map(({ value }) => value)
    .join('')
    .trim();
}

/** Some time after the midnight before, by the clock on the wall: the hour may change that night. */
function timeAt(first: number, afterMidnight: number): number {
  const time = new Date(first * 1_000);
  return time.setHours(0, 0, afterMidnight, 0) / 1_000;
}

function inOneLine(text: string): string {
  return text.replace(/[ \u202f]/g, '\u00a0');
}
