import type { Locale } from '@/lib/base/i18n/locales';
import { withZone } from './withZone';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The time of day of a moment of the last 24 hours in the user's own time zone, which it names, with
 * the weekday if that is not today's.
 *
 * @param time - In milliseconds since 1970, as `now`.
 */
export function formatTime(time: number, now: number, locale: Locale): string {
  const clock = { hour: 'numeric', minute: 'numeric' } as const;
  const isToday = now - time < DAY_MS && new Date(time).getDate() === new Date(now).getDate();
  const options = isToday ? clock : ({ ...clock, weekday: 'short' } as const);
  return withZone(time, locale, options);
}
