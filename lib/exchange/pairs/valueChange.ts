import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';

/** A signed ratio: what is received is worth this much more or less than what is paid. */
type ValueChange = { readonly isLess: boolean; readonly share: Fraction };

/**
 * How the value of what is received differs from that of what is paid, as a part of it. Both come
 * from the same prices. It is not the price impact: it also has the fees, and how far the price of
 * the swap is from the prices that the values come from.
 *
 * @returns undefined without both values, or when nothing of value is paid.
 */
export function valueChange(
  paid: Fraction | undefined,
  received: Fraction | undefined,
): ValueChange | undefined {
  if (paid === undefined || received === undefined || paid.numerator === 0n) return undefined;
  const isLess = compareFractions(received, paid) < 0;
  const [more, less] = isLess ? [paid, received] : [received, paid];
  const numerator = more.numerator * less.denominator - less.numerator * more.denominator;
  return {
    isLess,
    share: {
      numerator: numerator * paid.denominator,
      denominator: more.denominator * less.denominator * paid.numerator,
    },
  };
}
