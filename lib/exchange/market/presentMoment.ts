import type { Pair } from '@/lib/exchange/pairs/pair';
import type { PairMoment } from './pairHistory';

/** What some pairs hold at a time. */
export function momentOf(pairs: readonly Pair[], seconds: number): PairMoment {
  const reserves = pairs.map(
    ({ liquidityToken, reserve0, reserve1 }) =>
      [liquidityToken.address.toLowerCase(), [reserve0, reserve1]] as const,
  );
  return { seconds, reserves: new Map(reserves) };
}
