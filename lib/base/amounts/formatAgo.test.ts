import { formatAgo } from './formatAgo';

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
