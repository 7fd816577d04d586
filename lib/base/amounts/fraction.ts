/** An exact ratio of at least zero. The denominator is above zero. */
export type Fraction = {
  readonly numerator: bigint;
  readonly denominator: bigint;
};

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

/** Below zero when `a` is smaller, above zero when it is larger, zero when both are equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference > 0n ? 1 : -1;
}

/** The sum of two values. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** How a value is rounded to the digits shown: down, up, or to the nearest. */
export type Rounding = 'down' | 'up' | 'nearest';

/** `value` x 10^`places` as a whole number. */
export function scaleFraction(value: Fraction, places: number, rounding: Rounding): bigint {
  const scaled = value.numerator * 10n ** BigInt(places);
  const quotient = scaled / value.denominator;
  const remainder = scaled % value.denominator;
  if (rounding === 'up' && remainder > 0n) return quotient + 1n;
  if (rounding === 'nearest' && remainder * 2n >= value.denominator) return quotient + 1n;
  return quotient;
}

/**
 * How many decimal places show `digits` significant digits of `value`.
 *
 * @returns 0 when the integer part alone has that many digits, or when the value is not above zero.
 */
export function significantPlaces(value: Fraction, digits: number): number {
  if (value.numerator <= 0n) return 0;
  const integer = value.numerator / value.denominator;
  if (integer > 0n) return Math.max(0, digits - integer.toString().length);
  return leadingZeros(value) + digits;
}

/** The number of zeros between the point and the first nonzero digit of a value between 0 and 1. */
function leadingZeros({ numerator, denominator }: Fraction): number {
  let zeros = 0;
  for (let shifted = numerator * 10n; shifted < denominator; shifted *= 10n) zeros += 1;
  return zeros;
}
