import { formatPeriod } from './formatPeriod';

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
