import type { Locale } from '@/lib/base/i18n/locales';

type Part = Intl.DateTimeFormatPart;

/** The parts of a date, and those of a time of day with its zone. */
const DATE: readonly string[] = ['day', 'month', 'year'];
const CLOCK: readonly string[] = ['hour', 'minute', 'second', 'dayPeriod', 'timeZoneName'];

/**
 * A moment in the user's own time zone, which it names: after a time of day, or in parentheses
 * after a day alone. A line may end between a date and a time, and nowhere else.
 *
 * @param time - In milliseconds since 1970.
 */
export function withZone(
  time: number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZoneName: 'short',
    ...options,
  }).formatToParts(time);
  if (parts.some(({ type }) => type === 'hour')) return inOneLine(parts);
  const day = new Intl.DateTimeFormat(locale, options).formatToParts(time);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${inOneLine(day)}${locale === 'zh-Hans' ? `（${zone}）` : `\u00a0(${zone})`}`;
}

/** The parts as a text whose plain spaces, but for those between a date and a time, are no-break. */
function inOneLine(parts: readonly Part[]): string {
  const isBreak = (index: number) =>
    parts[index]?.type === 'literal' && groupOf(parts[index - 1]) !== groupOf(parts[index + 1]);
  // Some browsers write a narrow space before AM and PM.
  return parts
    .map(({ value }, index) => (isBreak(index) ? value : value.replace(/[ \u202f]/g, '\u00a0')))
    .join('');
}

function groupOf(part: Part | undefined): 'date' | 'clock' | 'other' {
  if (part === undefined) return 'other';
  if (DATE.includes(part.type)) return 'date';
  return CLOCK.includes(part.type) ? 'clock' : 'other';
}
