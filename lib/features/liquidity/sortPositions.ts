import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import type { Currency } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { ValuedPosition } from '@/lib/exchange/pairs/usePositions';

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

/** The currencies of a position's pair as they are shown: AVAX for WAVAX, and AVAX first. */
export function pairCurrencies({
  pool: { pair },
}: Pick<Valued, 'pool'>): readonly [Currency, Currency] {
  const [a, b] = [unwrapped(pair.token0), unwrapped(pair.token1)];
  return b.type === 'native' ? [b, a] : [a, b];
}

/** The name of a position's pair: `AVAX / PNG`. */
export function pairName(
  position: Pick<Valued, 'pool'>,
  nameOf = ({ symbol }: Currency) => shortSymbol(symbol),
): string {
  return pairCurrencies(position).map(nameOf).join(' / ');
}

function compareValues(a: Fraction | undefined, b: Fraction | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return compareFractions(a, b);
}
