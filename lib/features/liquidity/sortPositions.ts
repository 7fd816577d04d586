import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import { pairName } from './pairName';

type Valued = Pick<ValuedPosition, 'pool' | 'totalUsd'>;

/**
 * Sorts positions by value in dollars, highest first; equal or unknown values by the name of their
 * pair, unknown ones last.
 */
export function sortPositions<Position extends Valued>(
  positions: readonly Position[],
): readonly Position[] {
  return positions
    .map((position) => ({ position, name: pairName(position).toLowerCase() }))
    .sort(
      (a, b) =>
        compareValues(b.position.totalUsd, a.position.totalUsd) ||
        a.name.localeCompare(b.name, 'en'),
    )
    .map(({ position }) => position);
}

function compareValues(a: Fraction | undefined, b: Fraction | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareFractions(a, b);
}
