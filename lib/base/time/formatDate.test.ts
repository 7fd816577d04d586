import { LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { formatDateTime, formatDay, formatMoment, formatUtcDay } from './formatDate';
import { formatTime } from './formatTime';

const DAY_MS = 86_400_000;
/** One in winter and one in summer: their time zones may have other names. */
const TIMES = [new Date(2026, 0, 23, 9, 31, 5), new Date(2026, 6, 23, 22, 5, 59)].map(Number);

function zoneOf(time: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'none';
}

test.each(LOCALES)('LNG-16 each date and time in %s says its zone', (locale) => {
  for (const time of TIMES) {
    const zone = zoneOf(time, locale);
    for (const format of [formatDateTime, formatMoment, formatDay])
      expect(format(time, locale)).toContain(zone);
    for (const now of [time + 60_000, time + DAY_MS - 60_000, time + 3 * DAY_MS])
      expect(formatTime(time, now, locale)).toContain(zone);
    expect(formatUtcDay(time, locale)).toContain('UTC');
  }
});

test.each(LOCALES)('LNG-16 in %s no line ends between a time of day and its zone', (locale) => {
  for (const time of TIMES) {
    const zone = zoneOf(time, locale);
    const texts = [formatDateTime(time, locale), formatMoment(time, locale)];
    for (const text of [...texts, formatTime(time, time + DAY_MS, locale)]) {
      expect(text.replaceAll('\u00a0', '_')).toMatch(
        new RegExp(`(\\d:\\d\\d|\\d_[AP]M)_${zone}|${zone}_\\d+:\\d\\d`),
      );
    }
  }
});

test.each([
  ['en', 'Jan_23,_2026_(UTC)'],
  ['de', '23._Jan._2026_(UTC)'],
  ['tr', '23_Oca_2026_(UTC)'],
  ['zh-Hans', '2026年1月23日（UTC）'],
  ['es', '23_ene_2026_(UTC)'],
  ['fr', '23_janv._2026_(UTC)'],
  ['pt-BR', '23_de_jan._de_2026_(UTC)'],
  ['vi', '23_thg_1,_2026_(UTC)'],
] as const)('LNG-16 a day in %s is %s, in one line', (locale, text) => {
  const day = formatUtcDay(Date.UTC(2026, 0, 23, 23, 59), locale);
  expect(day.replaceAll('\u00a0', '_')).toBe(text);
});

test.each([
  ['en', 'Jan_23,_2026, 9:31_AM_'],
  ['de', '23._Jan._2026, 09:31_'],
  ['tr', '23_Oca_2026 09:31_'],
  ['zh-Hans', '2026年1月23日 '],
  ['es', '23_ene_2026, 9:31_'],
  ['fr', '23_janv._2026, 09:31_'],
  ['pt-BR', '23_de_jan._de_2026, 09:31_'],
  ['vi', ' 23_thg_1,_2026'],
] as const)(
  'LNG-16 in %s a line ends between a date and a time, and nowhere else',
  (locale, text) => {
    const parts = formatDateTime(TIMES[0] ?? 0, locale).replaceAll('\u00a0', '_');
    expect(parts).toContain(text);
    expect(parts.match(/ /g)).toHaveLength(1);
  },
);

test('LNG-16 a moment has its seconds', () => {
  expect(TIMES.map((time) => formatMoment(time, 'en'))).toEqual([
    expect.stringContaining('9:31:05'),
    expect.stringContaining('10:05:59'),
  ]);
});
