import type { Locale } from '@/lib/base/i18n/locales';

type PartType = Intl.DateTimeFormatPartTypes;

/** A plain space, or the narrow one that some browsers write before AM and PM. */
const SPACE = /^[ \u202f]$/;

const CLOCK: readonly (PartType | undefined)[] = ['minute', 'second', 'dayPeriod', 'hour'];

/**
 * A moment in the user's own time zone, which it names. No line separates a time of day, or the end
 * of a date, from the zone.
 *
 * @param time - In milliseconds since 1970.
 */
export function withZone(
  time: number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'short', ...options });
  const parts = format.formatToParts(time);
  const isOne = (before?: PartType, after?: PartType) =>
    after === 'timeZoneName'
      ? before === 'year' || CLOCK.includes(before)
      : CLOCK.includes(after) && (CLOCK.includes(before) || before === 'timeZoneName');
  const texts = parts.map(({ value }, index) =>
    SPACE.test(value) && isOne(parts[index - 1]?.type, parts[index + 1]?.type) ? '\u00a0' : value,
  );
  return texts.join('');
}
