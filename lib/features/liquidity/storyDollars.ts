import { type Fraction, ZERO } from '@/lib/base/amounts/fraction';
import type { Both } from '@/lib/exchange/market/pairEvent';
import type { PositionStory } from '@/lib/exchange/market/positionStory';
import type { Pool } from '@/lib/exchange/pairs/pool';

/** The figures of a position's result in dollars at the present price of its pool. */
export type StoryDollars = {
  readonly putIn: Fraction;
  readonly takenOut: Fraction;
  readonly worth: Fraction;
  readonly fees: Fraction | undefined;
  /** What was taken out and what is left, less what was put in. */
  readonly result: {
    readonly isLess: boolean;
    readonly usd: Fraction;
    /** As a part of what was put in; undefined if that was worth nothing. */
    readonly share: Fraction | undefined;
  };
};

/**
 * The figures of a position's result in dollars. A token costs what the pool says now: half of the
 * pool's value for all that it holds of the token. So what the position is worth is the value that
 * its row shows.
 *
 * @param poolUsd - What the whole pool is worth.
 * @returns undefined if the pool holds nothing of a token.
 */
export function storyDollars(
  { putIn, takenOut, worth, fees, againstHolding }: PositionStory,
  { balance0, balance1 }: Pool,
  poolUsd: Fraction,
): StoryDollars | undefined {
  if (balance0 <= 0n || balance1 <= 0n) return undefined;
  const usdOf = ([first, second]: Both): Fraction => ({
    numerator: poolUsd.numerator * (first * balance1 + second * balance0),
    denominator: poolUsd.denominator * 2n * balance0 * balance1,
  });
  const change = usdOf(againstHolding);
  const isLess = change.numerator < 0n;
  const usd = isLess ? { ...change, numerator: -change.numerator } : change;
  const put = usdOf(putIn);
  return {
    putIn: put,
    takenOut: usdOf(takenOut),
    worth: usdOf(worth),
    fees: fees && usdOf(fees),
    result: { isLess, usd, share: shareOf(usd, put) },
  };
}

function shareOf(part: Fraction, whole: Fraction): Fraction | undefined {
  if (whole.numerator === 0n) return undefined;
  if (part.numerator === 0n) return ZERO;
  return {
    numerator: part.numerator * whole.denominator,
    denominator: part.denominator * whole.numerator,
  };
}
