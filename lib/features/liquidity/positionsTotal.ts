import { addFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';

/** What some positions are worth together. */
type PositionsTotal = {
  /** In dollars, of the positions whose value is known; undefined if there are none. */
  readonly usd: Fraction | undefined;
  /** How many positions are not counted, because their value is unknown. */
  readonly uncounted: number;
};

/** The total value of some positions, and how many are not in it. */
export function positionsTotal(
  positions: readonly Pick<ValuedPosition, 'totalUsd'>[],
): PositionsTotal {
  const known = positions.flatMap(({ totalUsd }) => totalUsd ?? []);
  const [first, ...others] = known;
  return {
    usd: first && others.reduce(addFractions, first),
    uncounted: positions.length - known.length,
  };
}
