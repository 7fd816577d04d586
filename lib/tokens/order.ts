import { type Currency, currencyId } from './currency';

const MAX_DECIMALS = 36;

/**
 * Sorts currencies by balance, highest first, then by symbol. Balances compare in whole units, so
 * that one whole unit of 6 decimals equals one of 18.
 *
 * @param balances - In the order of `currencies`, in smallest units. An unknown one counts as zero.
 */
export function sortByBalance(
  currencies: readonly Currency[],
  balances: readonly (bigint | undefined)[],
): readonly Currency[] {
  return currencies
    .map((currency, index) => ({
      currency,
      held: (balances[index] ?? 0n) * 10n ** BigInt(MAX_DECIMALS - currency.decimals),
      symbol: currency.symbol.toLowerCase(),
      id: currencyId(currency),
    }))
    .sort((a, b) => compare(b.held, a.held) || compare(a.symbol, b.symbol) || compare(a.id, b.id))
    .map(({ currency }) => currency);
}

function compare<T extends bigint | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
