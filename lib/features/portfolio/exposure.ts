import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import type { Pair } from '@/lib/exchange/pairs/pair';

/** Dollars of an account's value that go with the price of a token. */
export type Exposure = { readonly token: Token; readonly usd: Fraction };

/** A value in a token; none without a value. */
export function exposureTo(token: Token, usd: Fraction | undefined): readonly Exposure[] {
  return usd ? [{ token, usd }] : [];
}

/** The value of some pool tokens: half of it is in each token of the pool. */
export function exposureToPair(
  { token0, token1 }: Pick<Pair, 'token0' | 'token1'>,
  usd: Fraction | undefined,
): readonly Exposure[] {
  const half = usd && { numerator: usd.numerator, denominator: 2n * usd.denominator };
  return [...exposureTo(token0, half), ...exposureTo(token1, half)];
}
