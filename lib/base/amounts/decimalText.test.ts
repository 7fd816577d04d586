import { figureText, fixedText, significantText, withoutTrailingZeros } from './decimalText';

const whole = (numerator: bigint) => ({ numerator, denominator: 1n });

test('a fixed text has all its places', () => {
  expect(fixedText({ numerator: 1n, denominator: 3n }, 2, 'up')).toBe('0.34');
  expect(fixedText({ numerator: 1n, denominator: 1_000n }, 2, 'down')).toBe('0.00');
  expect(fixedText(whole(7n), 2, 'down')).toBe('7.00');
  expect(fixedText(whole(7n), 0, 'down')).toBe('7');
});

test('AMT-04 significant digits shorten the fraction and never the integer', () => {
  expect(significantText({ numerator: 2n, denominator: 3n }, 4, 'down')).toBe('0.6666');
  expect(significantText(whole(1_234_567n), 4, 'down')).toBe('1234567');
  expect(significantText({ numerator: 12_345_678n, denominator: 10n }, 4, 'up')).toBe('1234568');
  expect(significantText(whole(0n), 4, 'down')).toBe('0');
});

test('trailing zeros go from the fraction only', () => {
  expect(withoutTrailingZeros('1.50')).toBe('1.5');
  expect(withoutTrailingZeros('2.00')).toBe('2');
  expect(withoutTrailingZeros('100')).toBe('100');
});

test('what divisions left over beyond 12 digits is rounded away first, and less than that is not', () => {
  const below = (digits: bigint) => ({ numerator: 10n ** digits - 1n, denominator: 10n ** digits });
  expect(figureText(below(18n), 6, 'down')).toBe('1');
  expect(figureText(below(12n), 6, 'down')).toBe('0.999999');
  expect(figureText(below(10n), 6, 'down')).toBe('0.999999');
});
