import { type Currency, currencyId } from './currency';
import { cutSymbol } from './shortSymbol';

/** The ids of currencies by chain and symbol as shown, ignoring case. */
export type IdsBySymbol = ReadonlyMap<string, readonly string[]>;

/** The index of currencies for {@link sharesSymbol}. */
export function idsBySymbol(currencies: readonly Currency[]): IdsBySymbol {
  const ids = new Map<string, string[]>();
  for (const currency of currencies) {
    const key = keyOf(currency);
    const same = ids.get(key);
    if (same) same.push(currencyId(currency));
    else ids.set(key, [currencyId(currency)]);
  }
  return ids;
}

/** Whether another known currency of its chain has the symbol of this one. */
export function sharesSymbol(currency: Currency, known: IdsBySymbol): boolean {
  const own = currencyId(currency);
  return known.get(keyOf(currency))?.some((id) => id !== own) ?? false;
}

function keyOf({ chainId, symbol }: Currency): string {
  return `${chainId} ${cutSymbol(symbol).toLowerCase()}`;
}
