import { type Currency, currencyId } from './currency';

const MAX_DECIMALS = 36;

/** Lists of currencies by symbol. A list may have 10,000, and each block may change a balance. */
const listsBySymbol = new WeakMap<readonly Currency[], readonly number[]>();

/**
 * Sorts currencies by balance, highest first, then by symbol. Balances compare in whole units, so
 * that one whole unit of 6 decimals equals one of 18.
 *
 * @param currencies - A list that never changes.
 * @param balances - In the order of `currencies`, in smallest units.
 */
export function sortByBalance(
  currencies: readonly Currency[],
  balances: readonly bigint[],
): readonly Currency[] {
  const held: { readonly currency: Currency; readonly amount: bigint }[] = [];
  const others: Currency[] = [];
  for (const index of positionsBySymbol(currencies)) {
    const currency = currencies[index];
    const raw = balances[index] ?? 0n;
    if (currency === undefined) continue;
    if (raw === 0n) others.push(currency);
    else held.push({ currency, amount: raw * 10n ** BigInt(MAX_DECIMALS - currency.decimals) });
  }
  // Equal balances stay in the order of their symbols.
  held.sort((a, b) => compare(b.amount, a.amount));
  return [...held.map(({ currency }) => currency), ...others];
}

/** The positions of currencies, in the order of their symbols. */
function positionsBySymbol(currencies: readonly Currency[]): readonly number[] {
  const known = listsBySymbol.get(currencies);
  if (known) return known;
  const positions = currencies
    .map((currency, index) => ({
      index,
      symbol: currency.symbol.toLowerCase(),
      id: currencyId(currency),
    }))
    .sort((a, b) => compare(a.symbol, b.symbol) || compare(a.id, b.id))
    .map(({ index }) => index);
  listsBySymbol.set(currencies, positions);
  return positions;
}

function compare<T extends bigint | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
