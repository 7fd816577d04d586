import { maxBigint, minBigint } from './minMax';

const LARGE = 10n ** 30n;

test('the smaller and the larger are told apart by one unit, in either order', () => {
  expect(minBigint(LARGE, LARGE + 1n)).toBe(LARGE);
  expect(minBigint(LARGE + 1n, LARGE)).toBe(LARGE);
  expect(maxBigint(LARGE, LARGE + 1n)).toBe(LARGE + 1n);
  expect(maxBigint(LARGE + 1n, LARGE)).toBe(LARGE + 1n);
});
