import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { compareFractions, type Fraction } from '@/lib/base/amounts/fraction';
import { searchText } from '@/lib/base/text/searchText';
import type { PoolRow } from './poolRow';

/** By what the list of all pools is sorted. */
export const POOL_ORDERS = ['name', 'liquidity', 'traded', 'fees', 'farm', 'share'] as const;

export type PoolOrder = (typeof POOL_ORDERS)[number];

export type PoolArrangement = {
  readonly order: PoolOrder;
  readonly isAscending: boolean;
};

/** The list opens with the pools that hold the most. */
export const FIRST_ARRANGEMENT: PoolArrangement = { order: 'liquidity', isAscending: false };

/** Digits of an address that say something, after its 0x. */
const MIN_ADDRESS_DIGITS = 4;

/**
 * The pools that a text finds, in their order. Those without the figure are last in both directions,
 * and pools with the same figure are sorted by what they hold.
 */
export function arrangePools(
  rows: readonly PoolRow[],
  query: string,
  { order, isAscending }: PoolArrangement,
): readonly PoolRow[] {
  const isFound = finder(query);
  const found = rows.filter(isFound);
  if (order === 'name') {
    const direction = isAscending ? 1 : -1;
    const named = found.map((row) => ({ row, name: nameOf(row) }));
    return named
      .toSorted((a, b) => direction * (a.name < b.name ? -1 : Number(a.name > b.name)))
      .map(({ row }) => row);
  }
  const keyOf = KEYS[order];
  return found.toSorted(
    (a, b) =>
      compareKeys(keyOf(a), keyOf(b), isAscending) ||
      compareKeys(a.liquidityUsd, b.liquidityUsd, false),
  );
}

const KEYS: Readonly<Record<Exclude<PoolOrder, 'name'>, (row: PoolRow) => Fraction | undefined>> = {
  liquidity: ({ liquidityUsd }) => liquidityUsd,
  traded: ({ day }) => day?.tradedUsd,
  fees: ({ day }) => day?.feeApr,
  farm: ({ farm }) => farm?.apr,
  share: ({ share }) => share,
};

function compareKeys(a: Fraction | undefined, b: Fraction | undefined, isAscending: boolean) {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return isAscending ? compareFractions(a, b) : compareFractions(b, a);
}

function nameOf({ currencies }: PoolRow): string {
  return currencies.map(({ symbol }) => searchText(symbol)).join(' ');
}

/**
 * Whether a text finds a pool: by its address or that of one of its tokens, whole or the beginning,
 * or by words that are each in the symbol or name of one of its tokens. An empty text finds all.
 */
function finder(query: string): (row: PoolRow) => boolean {
  const start = addressStart(query);
  if (start !== undefined)
    return ({ address, pair: { token0, token1 } }) =>
      [address, token0.address, token1.address].some((each) =>
        each.toLowerCase().startsWith(start),
      );
  const words = searchText(query).split(/[\s/]+/);
  return ({ currencies, pair: { token0, token1 } }) => {
    const texts = [...currencies, token0, token1].flatMap(({ symbol, name }) => [
      searchText(symbol),
      searchText(name),
    ]);
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
}

function addressStart(query: string): string | undefined {
  const pasted = pastedAddress(query);
  if (pasted.status === 'address') return pasted.address.toLowerCase();
  const typed = searchText(query);
  return /^0x[\da-f]+$/.test(typed) && typed.length >= 2 + MIN_ADDRESS_DIGITS ? typed : undefined;
}
