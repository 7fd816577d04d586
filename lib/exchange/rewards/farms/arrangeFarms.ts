import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import { searchText } from '@/lib/base/text/searchText';
import { hasStakeOrReward } from '@/lib/exchange/rewards/pools/rewardState';
import { type FarmRow, isKnownFinished, weightOf } from './farmRow';

/** By what farms are sorted. */
export type FarmOrder = 'liquidity' | 'weight' | 'apr';

/**
 * Which farms are listed: those that pay plus the account's own; only its own; or those that have
 * ended.
 */
export type FarmView = 'live' | 'mine' | 'finished';

export type FarmArrangement = {
  readonly view: FarmView;
  /** What is searched for in the symbols. */
  readonly query: string;
  readonly order: FarmOrder;
  readonly isAscending: boolean;
  /** Whether the user chose the order; the list opens with a default one. */
  readonly isChosen: boolean;
};

/**
 * The farms of a view whose symbols contain the query, as {@link searchText} writes both, in their
 * order; those without the figure are last. The order that the list opens with holds within groups:
 * own farms first, and in both halves those that have ended last. A chosen order holds for the whole
 * list.
 */
export function arrangeFarms(
  rows: readonly FarmRow[],
  { view, query, order, isAscending, isChosen }: FarmArrangement,
): readonly FarmRow[] {
  const wanted = searchText(query);
  const keyOf = KEYS[order];
  return rows
    .filter((row) => isInView(row, view) && hasSymbol(row, wanted))
    .toSorted(
      (a, b) =>
        (isChosen ? 0 : groupOf(a) - groupOf(b)) || compareKeys(keyOf(a), keyOf(b), isAscending),
    );
}

/** The place of a farm in the default order: own ones first, and then those that pay. */
function groupOf(row: FarmRow): number {
  return 2 * Number(!hasStakeOrReward(row.own)) + Number(isKnownFinished(row));
}

/** Whether the list starts with all of the account's farms and has others after them. */
export function areOwnFirst(rows: readonly FarmRow[]): boolean {
  const count = rows.filter(({ own }) => hasStakeOrReward(own)).length;
  const isMixed = count > 0 && count < rows.length;
  return isMixed && rows.slice(0, count).every(({ own }) => hasStakeOrReward(own));
}

const KEYS: Readonly<Record<FarmOrder, (row: FarmRow) => Fraction | undefined>> = {
  liquidity: ({ stakedUsd }) => stakedUsd,
  weight: (row) => {
    const weight = weightOf(row);
    return weight === undefined
      ? undefined
      : { numerator: BigInt(Math.round(weight * 100)), denominator: 100n };
  },
  apr: ({ aprs }) => aprs.total,
};

function compareKeys(a: Fraction | undefined, b: Fraction | undefined, isAscending: boolean) {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return isAscending ? compareFractions(a, b) : compareFractions(b, a);
}

function isInView(row: FarmRow, view: FarmView): boolean {
  if (view === 'mine') return hasStakeOrReward(row.own);
  return view === 'finished'
    ? isKnownFinished(row)
    : !isKnownFinished(row) || hasStakeOrReward(row.own);
}

function hasSymbol({ farm }: FarmRow, wanted: string): boolean {
  // WAVAX is shown as AVAX, which it contains.
  return farm.tokens.some(({ symbol }) => searchText(symbol).includes(wanted));
}
