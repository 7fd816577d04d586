import fc from 'fast-check';
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

test('RPC-42 the time left changes only at its moments', () => {
  const end = 100_000_000n;
  const moments = countdownMoments(end);
  // A time between two moments shows what the earlier one shows.
  const isOnSameSide = (one: bigint, other: bigint) =>
    moments.every((moment) => one > moment === other > moment && one < moment === other < moment);
  const textAt = (now: bigint) => formatPeriod(Number(end - now), 'en');
  const seconds = fc.oneof(
    fc.bigInt({ min: 60n, max: 366n * 86_400n }),
    fc.bigInt({ min: 60n, max: 7_300n }),
  );
  const later = fc.bigInt({ min: 1n, max: 4_000n });
  fc.assert(
    fc.property(seconds, later, (left, step) => {
      const now = end - left;
      const next = now + step < end - 60n ? now + step : end - 60n;
      if (isOnSameSide(now, next)) expect(textAt(now)).toBe(textAt(next));
    }),
    { numRuns: 1_000 },
  );
  for (const moment of moments.filter((each) => end - each > 60n))
    expect(textAt(moment + 1n)).not.toBe(textAt(moment));
});

test.each([
  [60, 'en', '1 minute ago'],
  [3_599, 'en', '59 minutes ago'],
  [3_600, 'en', '1 hour ago'],
  [86_399, 'en', '23 hours ago'],
  [86_400, 'en', '1 day ago'],
  [100 * 86_400, 'en', '100 days ago'],
  [7_300, 'de', 'vor 2 Stunden'],
])('%i seconds in %s are %s', (seconds, locale, text) => {
  expect(formatAgo(seconds, locale)).toBe(text);
});
