import { LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { formatDateTime, formatDay, formatMoment, formatUtcDay } from './formatDate';
import { formatTime } from './formatTime';
import { setUpZone } from './testing/inZone.setup';

const DAY_MS = 86_400_000;

/** One in winter and one in summer: their time zones may have other names. */
const winter = () => new Date(2026, 0, 23, 9, 31, 5).getTime();
const summer = () => new Date(2026, 6, 23, 22, 5, 59).getTime();

function zoneOf(time: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'none';
}

/** A text with its zone as Z, and its no-break spaces as underscores. */
function marked(text: string, time: number, locale: Locale): string {
  return text.replace(zoneOf(time, locale), 'Z').replaceAll('\u00a0', '_');
}

describe.each([
  ['UTC', 'UTC', 'UTC'],
  ['America/New_York', 'EST', 'EDT'],
  ['Asia/Kolkata', 'GMT+5:30', 'GMT+5:30'],
])('in %s', (place, winterZone, summerZone) => {
  setUpZone(place);

  test.each(LOCALES)('LNG-16 each date and time in %s says its zone', (locale) => {
    for (const time of [winter(), summer()]) {
      const zone = zoneOf(time, locale);
      for (const format of [formatDateTime, formatMoment, formatDay])
        expect(format(time, locale)).toContain(zone);
      for (const now of [time + 60_000, time + DAY_MS - 60_000, time + 3 * DAY_MS])
        expect(formatTime(time, now, locale)).toContain(zone);
      expect(formatUtcDay(time, locale)).toContain('UTC');
    }
  });

  test.each(LOCALES)('LNG-16 in %s no line ends between a time of day and its zone', (locale) => {
    for (const time of [winter(), summer()]) {
      const texts = [formatDateTime(time, locale), formatMoment(time, locale)];
      for (const text of [...texts, formatTime(time, time + DAY_MS, locale)])
        expect(marked(text, time, locale)).toMatch(/(\d:\d\d|\d_[AP]M)_Z|Z_\d+:\d\d/);
    }
  });

  test.each([
    ['en', 'Jan_23,_2026, 9:31_AM_Z'],
    ['de', '23._Jan._2026, 09:31_Z'],
    ['tr', '23_Oca_2026 09:31_Z'],
    ['zh-Hans', '2026年1月23日 Z_09:31'],
    ['es', '23_ene_2026, 9:31_Z'],
    ['fr', '23_janv._2026, 09:31_Z'],
    ['pt-BR', '23_de_jan._de_2026, 09:31_Z'],
    ['vi', '09:31_Z 23_thg_1,_2026'],
  ] as const)(
    'LNG-16 in %s a time is that of the user: %s; its line ends only beside the date',
    (locale, text) => {
      expect(marked(formatDateTime(winter(), locale), winter(), locale)).toBe(text);
    },
  );

  test('LNG-16 a moment has its seconds, and the zone of its season', () => {
    const texts = [winter(), summer()].map((time) => formatMoment(time, 'en'));
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      `Jan 23, 2026, 9:31:05 AM ${winterZone}`,
      `Jul 23, 2026, 10:05:59 PM ${summerZone}`,
    ]);
  });

  test('LNG-16 a day is that of the user, and names the zone', () => {
    const days = [new Date(2026, 0, 23), new Date(2026, 0, 23, 23, 59)];
    for (const day of days)
      expect(formatDay(day.getTime(), 'en')).toBe(`Jan\u00a023,\u00a02026\u00a0(${winterZone})`);
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
  ] as const)('LNG-16 a day for everybody in %s is %s, in one line', (locale, text) => {
    for (const time of [Date.UTC(2026, 0, 23), Date.UTC(2026, 0, 23, 23, 59)])
      expect(formatUtcDay(time, locale).replaceAll('\u00a0', '_')).toBe(text);
  });
});
