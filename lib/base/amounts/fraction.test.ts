import fc from 'fast-check';
import { compareFractions, scaleFraction, significantPlaces } from './fraction';

const third = { numerator: 1n, denominator: 3n };
const half = { numerator: 1n, denominator: 2n };

test('digits that are not shown are dropped, rounded up, or rounded to the nearest', () => {
  expect(scaleFraction(third, 2, 'down')).toBe(33n);
  expect(scaleFraction(third, 2, 'up')).toBe(34n);
  expect(scaleFraction(third, 2, 'nearest')).toBe(33n);
  expect(scaleFraction(half, 0, 'nearest')).toBe(1n);
});

test('a value without such digits is not rounded', () => {
  for (const rounding of ['down', 'up', 'nearest'] as const)
    expect(scaleFraction(half, 1, rounding)).toBe(5n);
});

test('significant digits are counted from the first that is not zero', () => {
  expect(significantPlaces({ numerator: 1_234n, denominator: 1n }, 6)).toBe(2);
  expect(significantPlaces({ numerator: 1_234_567n, denominator: 1n }, 6)).toBe(0);
  expect(significantPlaces({ numerator: 1n, denominator: 10n }, 4)).toBe(4);
  expect(significantPlaces({ numerator: 12n, denominator: 10_000n }, 4)).toBe(6);
  expect(significantPlaces({ numerator: 0n, denominator: 1n }, 4)).toBe(0);
  expect(significantPlaces({ numerator: -1n, denominator: 10n }, 4)).toBe(0);
});

test('fractions compare by their exact values', () => {
  const nearlyThird = { numerator: 10n ** 30n - 1n, denominator: 3n * 10n ** 30n };
  expect(compareFractions(third, { numerator: 2n, denominator: 6n })).toBe(0);
  expect(compareFractions(nearlyThird, third)).toBeLessThan(0);
  expect(compareFractions(third, nearlyThird)).toBeGreaterThan(0);
});

test('rounding up and down enclose the value, at most one unit apart', () => {
  const whole = fc.bigInt(0n, 10n ** 40n);
  const positive = fc.bigInt(1n, 10n ** 40n);
  fc.assert(
    fc.property(whole, positive, fc.nat(40), (numerator, denominator, places) => {
      const value = { numerator, denominator };
      const down = scaleFraction(value, places, 'down');
      const up = scaleFraction(value, places, 'up');
      const scaled = numerator * 10n ** BigInt(places);
      expect(down * denominator <= scaled && scaled <= up * denominator).toBe(true);
      expect(up - down <= 1n).toBe(true);
    }),
  );
});
