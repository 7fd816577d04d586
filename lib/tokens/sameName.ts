import { type Currency, currencyId } from './currency';

/** The ids of the currencies whose symbol and name another one has as well, ignoring case. */
export function sameNameIds(currencies: readonly Currency[]): ReadonlySet<string> {
  const byName = new Map<string, string[]>();
  for (const currency of currencies) {
    const key = `${currency.symbol}\n${currency.name}`.toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), currencyId(currency)]);
  }
  return new Set([...byName.values()].filter(({ length }) => length > 1).flat());
}
