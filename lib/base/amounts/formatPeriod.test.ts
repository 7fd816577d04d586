import { formatAgo, formatPeriod } from './formatPeriod';

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
