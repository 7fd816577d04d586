import type { Currency } from '@/lib/base/tokens/currency';
import { pairText } from '@/lib/base/tokens/pairText';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { Position } from '@/lib/exchange/pairs/pool';

/** The currencies of a position's pair as they are shown. */
export function pairCurrencies({
  pool: { pair },
}: Pick<Position, 'pool'>): readonly [Currency, Currency] {
  return shownCurrencies([pair.token0, pair.token1]);
}

/** The currencies of a pair as they are shown: AVAX for WAVAX, and AVAX first. */
export function shownCurrencies([token0, token1]: TokenPair): readonly [Currency, Currency] {
  const [a, b] = [unwrapped(token0), unwrapped(token1)];
  return b.type === 'native' ? [b, a] : [a, b];
}

/** The name of a position's pair: `AVAX / PNG`, in one line. */
export function pairName(
  position: Pick<Position, 'pool'>,
  nameOf = ({ symbol }: Currency) => shortSymbol(symbol),
): string {
  return pairText(pairCurrencies(position).map(nameOf));
}
