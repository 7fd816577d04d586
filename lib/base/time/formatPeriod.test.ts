import { LOCALES } from '@/lib/base/i18n/locales';
import { countdownMoments, formatAgo, formatPeriod } from './formatPeriod';

test.each([
  [1, '1\u00a0second'],
  [59, '59\u00a0seconds'],
  [1_800, '30\u00a0minutes'],
  [3_599, '59\u00a0minutes'],
  [3_600, '1\u00a0hour'],
  [7_300, '2\u00a0hours'],
  [86_400, '24\u00a0hours'],
  [172_799, '47\u00a0hours'],
  [172_800, '2\u00a0days'],
  [604_799, '6\u00a0days'],
] as const)('FRM-35 a period of %i seconds is %s', (seconds, text) => {
  expect(formatPeriod(seconds, 'en')).toBe(text);
});

test('RPC-42 the time left changes at its moments, and at no other time', () => {
  const end = 100_000_000n;
  const moments = new Set(countdownMoments(end));
  const textAt = (now: bigint) => formatPeriod(Number(end - now), 'en');
  const changesAfter = (now: bigint) => textAt(now) !== textAt(now + 1n);
  // Around each minute of the last three days, and around each day of the last year.
  const minutes = Array.from({ length: 3 * 1_440 - 1 }, (_, index) => 60 * (index + 2));
  const days = Array.from({ length: 365 }, (_, index) => 86_400 * (index + 1));
  const around = [...minutes, ...days].flatMap((left) => {
    const time = end - BigInt(left);
    return [time - 1n, time, time + 1n];
  });
  const wrong = around.filter((now) => changesAfter(now) !== moments.has(now));
  expect(wrong).toEqual([]);
});

test.each([
  [60, 'en', '1\u00a0minute ago'],
  [3_599, 'en', '59\u00a0minutes ago'],
  [3_600, 'en', '1\u00a0hour ago'],
  [86_399, 'en', '23\u00a0hours ago'],
  [86_400, 'en', '1\u00a0day ago'],
  [100 * 86_400, 'en', '100\u00a0days ago'],
  [7_300, 'de', 'vor 2\u00a0Stunden'],
] as const)('LNG-14 %i seconds in %s are %s', (seconds, locale, text) => {
  expect(formatAgo(seconds, locale)).toBe(text);
});

test.each(LOCALES)('LNG-14 LNG-17 in %s a long period has only spaces of the font', (locale) => {
  const seconds = 12_345 * 86_400;
  for (const text of [formatPeriod(seconds, locale), formatAgo(seconds, locale)])
    expect(text).not.toContain('\u202f');
});

test.each(LOCALES)('LNG-14 in %s no line ends between a number and its unit', (locale) => {
  const periods = [60, 180, 300, 3_600, 7_200, 172_800, 5 * 86_400, 21 * 86_400];
  for (const seconds of periods) {
    const texts = [formatPeriod(seconds, locale), formatAgo(seconds, locale)];
    for (const text of texts) expect(text).toMatch(/\d\u00a0\p{L}/u);
  }
});

test.each([
  ['de', '1\u00a0Stunde', '2\u00a0Tage'],
  ['tr', '1\u00a0saat', '2\u00a0gün'],
  ['zh-Hans', '1\u00a0小时', '2\u00a0天'],
  ['es', '1\u00a0hora', '2\u00a0días'],
  ['fr', '1\u00a0heure', '2\u00a0jours'],
  ['pt-BR', '1\u00a0hora', '2\u00a0dias'],
  ['vi', '1\u00a0giờ', '2\u00a0ngày'],
] as const)('LNG-14 periods are written in %s', (locale, hour, days) => {
  expect([formatPeriod(3_600, locale), formatPeriod(172_800, locale)]).toEqual([hour, days]);
});
