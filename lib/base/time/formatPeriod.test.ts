import { countdownMoments, formatAgo, formatPeriod } from './formatPeriod';

test.each([
  [1_800, '30 minutes'],
  [3_599, '59 minutes'],
  [3_600, '1 hour'],
  [7_300, '2 hours'],
  [86_400, '24 hours'],
  [172_799, '47 hours'],
  [172_800, '2 days'],
  [604_799, '6 days'],
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
  [60, 'en', '1 minute ago'],
  [3_599, 'en', '59 minutes ago'],
  [3_600, 'en', '1 hour ago'],
  [86_399, 'en', '23 hours ago'],
  [86_400, 'en', '1 day ago'],
  [100 * 86_400, 'en', '100 days ago'],
  [7_300, 'de', 'vor 2 Stunden'],
] as const)('%i seconds in %s are %s', (seconds, locale, text) => {
  expect(formatAgo(seconds, locale)).toBe(text);
});
