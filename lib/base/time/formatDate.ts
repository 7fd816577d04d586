import type { Locale } from '@/lib/base/i18n/locales';
import { withZone } from './withZone';

const TO_THE_MINUTE = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * A short date and the time of day to the minute, in the user's own time zone, which it names: `Nov
 * 23, 2026, 10:31 AM GMT+1`.
 *
 * @param time - In milliseconds since 1970.
 */
export function formatDateTime(time: number, locale: Locale): string {
  return formatDay(time, locale, TO_THE_MINUTE);
}

/**
 * A moment to the second, like {@link formatDateTime}: the tip of an age.
 *
 * @param time - In milliseconds since 1970.
 */
export function formatMoment(time: number, locale: Locale): string {
  return formatDay(time, locale, { ...TO_THE_MINUTE, second: '2-digit' });
}

/**
 * A day with a short date, in the user's own time zone, which it names: `Nov 23, 2026 (GMT+1)`.
 *
 * @param time - In milliseconds since 1970.
 * @param more - Other parts to show, or another time zone.
 */
export function formatDay(time: number, locale: Locale, more?: Intl.DateTimeFormatOptions): string {
  return withZone(time, locale, { year: 'numeric', month: 'short', day: 'numeric', ...more });
}

/**
 * A day, the same for everybody: `Nov 23, 2026 (UTC)`.
 *
 * @param time - In milliseconds since 1970.
 */
export function formatUtcDay(time: number, locale: Locale): string {
  return formatDay(time, locale, { timeZone: 'UTC' });
}
