import { compareFractions, type Fraction } from '@/lib/amounts/fraction';
import { isOwnStake } from '@/lib/rewards/isOwnStake';
import { totalApr } from './farmAprs';
import { type FarmRow, isFinished, weightOf } from './farmRow';

/** By what farms are sorted. */
export type FarmOrder = 'liquidity' | 'weight' | 'apr';

/** Which farms are listed: those that pay and the own ones, the own ones, or the finished ones. */
export type FarmView = 'live' | 'mine' | 'finished';

export type FarmArrangement = {
  readonly view: FarmView;
  /** What is searched for in the symbols. */
  readonly query: string;
  readonly order: FarmOrder;
  readonly isAscending: boolean;
};

/**
 * The farms of a view whose symbols contain the query, in any case. Those that pay come first, then
 * the own ones; within that they are in the chosen order, and those without the figure are last.
 */
export function arrangeFarms(
  rows: readonly FarmRow[],
  { view, query, order, isAscending }: FarmArrangement,
): readonly FarmRow[] {
  const wanted = query.trim().toUpperCase();
  const keyOf = KEYS[order];
  return rows
    .filter((row) => isInView(row, view) && hasSymbol(row, wanted))
    .toSorted(
      (a, b) =>
        Number(isFinished(a)) - Number(isFinished(b)) ||
        Number(isOwnStake(b.stake)) - Number(isOwnStake(a.stake)) ||
        compareKeys(keyOf(a), keyOf(b), isAscending),
    );
}

/** Whether all own farms of some arranged ones are before others; not so where own ones have ended. */
export function areOwnFirst(rows: readonly FarmRow[]): boolean {
  const own = rows.filter(({ stake }) => isOwnStake(stake)).length;
  const isMixed = own > 0 && own < rows.length;
  return isMixed && rows.slice(0, own).every(({ stake }) => isOwnStake(stake));
}

const KEYS: Readonly<Record<FarmOrder, (row: FarmRow) => Fraction | undefined>> = {
  liquidity: ({ totalUsd }) => totalUsd,
  weight: (row) => {
    const weight = weightOf(row);
    return weight === undefined
      ? undefined
      : { numerator: BigInt(Math.round(weight * 100)), denominator: 100n };
  },
  apr: (row) => totalApr(row.aprs, isFinished(row)),
};

function compareKeys(a: Fraction | undefined, b: Fraction | undefined, isAscending: boolean) {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return isAscending ? compareFractions(a, b) : compareFractions(b, a);
}

function isInView(row: FarmRow, view: FarmView): boolean {
  if (view === 'mine') return isOwnStake(row.stake);
  return view === 'finished' ? isFinished(row) : !isFinished(row) || isOwnStake(row.stake);
}

function hasSymbol({ farm }: FarmRow, wanted: string): boolean {
  // WAVAX is shown as AVAX, which it contains.
  return farm.tokens.some(({ symbol }) => symbol.toUpperCase().includes(wanted));
}
