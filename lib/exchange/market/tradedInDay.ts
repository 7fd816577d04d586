import type { Fraction } from '@/lib/base/amounts/fraction';

const DAY_SECONDS = 86_400n;

/** What was traded in 24 hours, in proportion to what was traded in another period. */
export function tradedInDay(traded: Fraction, seconds: number): Fraction {
  return {
    numerator: traded.numerator * DAY_SECONDS,
    denominator: traded.denominator * BigInt(seconds),
  };
}
