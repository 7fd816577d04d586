import type { Locale } from '@/lib/base/i18n/locales';
/**
 * A short date and the time of day to the minute, in the user's own time zone: `Nov 23, 2026, 10:31
 * AM`.
 *
 * @param time - In milliseconds since 1970.
 */
export function formatDateTime(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/**
 * A day with a short date, in the user's own time zone: `Nov 23, 2026`.
 *
 * @param time - In milliseconds since 1970.
 */
export function formatDay(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
}

/**
 * A day, the same for everybody: `23 November 2026`.
 *
 * @param time - In milliseconds since 1970.
 */
export function formatUtcDay(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
