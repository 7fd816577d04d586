import { tradedInDay } from './tradedInDay';

test('MKT-21 what was traded in 20 hours is that of 24 hours in proportion', () => {
  const { numerator, denominator } = tradedInDay({ numerator: 500n, denominator: 1n }, 72_000);
  expect(numerator / denominator).toBe(600n);
});
