import { type Currency, currencyId } from './currency';

const MAX_DECIMALS = 36;

/**
 * Currencies by what is held of them, the most first, and those of which as much is held by their
 * symbol. Amounts compare as people read them, so that one whole of 6 decimals is one whole of 18.
 *
 * @param balances - In the order of `currencies`, in smallest units; an unknown one counts as none.
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
