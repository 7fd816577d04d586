import type { Reserves } from '@/lib/exchange/pairs/constantProduct';
import { reservesFrom } from '@/lib/exchange/pairs/pair';
import type { Trade } from './trade';

/** The reserves of a trade's pairs as the trade sees them, by default those of its own quote. */
export function reservesAlong({ route, pairs: own }: Trade, pairs = own): readonly Reserves[] {
  return pairs.flatMap((pair, index) => {
    const sold = route[index];
    return sold === undefined ? [] : [reservesFrom(pair, sold)];
  });
}
