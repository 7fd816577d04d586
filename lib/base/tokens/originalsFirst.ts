import { type Currency, currencyId } from './currency';

type Options = {
  /** The currency that another one looks like, if any. */
  readonly originalOf: (currency: Currency) => Currency | undefined;
  /** Whether the account has as much of a look-alike as of its original, or no more of it. */
  readonly areEqual: (lookalike: Currency, original: Currency) => boolean;
};

/**
 * Moves each look-alike that comes before its original, and of which the account has as much, to
 * right after it. All others keep their order.
 */
export function originalsFirst(
  rows: readonly Currency[],
  { originalOf, areEqual }: Options,
): readonly Currency[] {
  const originalIds = new Map<Currency, string>();
  for (const row of rows) {
    const original = originalOf(row);
    if (original && areEqual(row, original)) originalIds.set(row, currencyId(original));
  }
  if (originalIds.size === 0) return rows;
  const positions = new Map(rows.map((row, index) => [currencyId(row), index]));
  const followers = new Map<string, Currency[]>();
  const others = rows.filter((row, index) => {
    const id = originalIds.get(row);
    if (id === undefined || (positions.get(id) ?? -1) < index) return true;
    followers.set(id, [...(followers.get(id) ?? []), row]);
    return false;
  });
  return others.flatMap((row) => [row, ...(followers.get(currencyId(row)) ?? [])]);
}
