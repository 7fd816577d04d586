import { commonBases } from '@/lib/base/tokens/baseTokens';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { TokenPair } from '@/lib/exchange/pairs/pair';

type CurrencyPair = readonly [Currency, Currency];

/** A search goes through a thousand pairs with each key. */
const known = new WeakMap<TokenPair, CurrencyPair>();

/** The currencies of a pair as they are shown: AVAX for WAVAX, and AVAX or PNG first. */
export function pairCurrencies(pair: TokenPair): CurrencyPair {
  const currencies = known.get(pair) ?? shownPair(pair);
  known.set(pair, currencies);
  return currencies;
}

function shownPair(pair: TokenPair): CurrencyPair {
  const [a, b] = mapPair(pair, unwrapped);
  const bases = commonBases(pair[0].chainId);
  const placeOf = (currency: Currency) => {
    const place = bases.findIndex((base) => isSameCurrency(base, currency));
    return place === -1 ? bases.length : place;
  };
  return placeOf(b) < placeOf(a) ? [b, a] : [a, b];
}
