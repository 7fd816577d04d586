import { priceChange } from './priceChange';

const HOUR = 3_600;
const NOW = 1_700_000_000;
const point = (hoursAgo: number, numerator: bigint, denominator = 1n) => ({
  seconds: NOW - hoursAgo * HOUR,
  price: { numerator, denominator },
});

test('MKT-05 the change is that from the point next to a day ago', () => {
  const points = [point(25, 70n), point(24.5, 80n), point(23, 60n), point(2, 10n), point(0, 100n)];
  expect(priceChange(points)).toEqual({
    before: points[1]?.price,
    now: points[4]?.price,
    bps: 2_500n,
    seconds: 24.5 * HOUR,
  });
});

test.each([
  [[3n, 1n], [2n, 1n], -3_333n],
  [[3n, 1n], [1n, 1n], -6_667n],
  [[1n, 1n], [1n, 1n], 0n],
  [[2n, 3n], [1n, 1n], 5_000n],
  [[20_000n, 1n], [20_001n, 1n], 1n],
  [[20_001n, 1n], [20_002n, 1n], 0n],
] as const)('MKT-05 from %j to %j it is %s basis points, to the nearest', (before, now, bps) => {
  const points = [point(24, before[0], before[1]), point(0, now[0], now[1])];
  expect(priceChange(points)?.bps).toBe(bps);
});

test('MKT-05 without a point within about an hour of a day ago there is no change', () => {
  expect(priceChange([point(26, 1n), point(22, 1n), point(0, 1n)])).toBeUndefined();
  expect(priceChange([point(0, 1n)])).toBeUndefined();
  expect(priceChange([])).toBeUndefined();
});
