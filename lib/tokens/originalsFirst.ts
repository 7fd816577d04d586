import { type Currency, currencyId } from './currency';

type Options = {
  /** The currency that another one looks like, if any. */
  readonly originalOf: (currency: Currency) => Currency | undefined;
  /** Whether the account has as much of two currencies, in whole units. */
  readonly areEqual: (a: Currency, b: Currency) => boolean;
};

/**
 * Moves each look-alike that comes before its original, and of which the account has as much, to
 * right after it. All others keep their order.
 */
export function originalsFirst(
  rows: readonly Currency[],
  { originalOf, areEqual }: Options,
): readonly Currency[] {
  const ids = new Set<string>();
  const followers = new Map<string, readonly Currency[]>();
  const positions = new Map(rows.map((row, index) => [currencyId(row), index]));
  rows.forEach((row, index) => {
    const original = originalOf(row);
    if (original === undefined || !areEqual(row, original)) return;
    const id = currencyId(original);
    if ((positions.get(id) ?? -1) < index) return;
    ids.add(currencyId(row));
    followers.set(id, [...(followers.get(id) ?? []), row]);
  });
  if (ids.size === 0) return rows;
  return rows
    .filter((row) => !ids.has(currencyId(row)))
    .flatMap((row) => [row, ...(followers.get(currencyId(row)) ?? [])]);
}
