import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import type { PairHistory } from './pairHistory';

/** With so few points, a path is read alone. */
const FEW_POINTS = 8;
/** With so many pairs at most, no state was left out for them. */
const FEW_PAIRS = 16;

/** Whether a history of many pairs has as much of some of them as a read of these alone would. */
export function isCovered({ moments }: PairHistory, pairs: readonly TokenPair[]): boolean {
  const addresses = pairs.map((pair) => pairAddress(...pair).toLowerCase());
  const known = moments.filter(({ reserves }) => addresses.every((each) => reserves.has(each)));
  if (known.length >= FEW_POINTS) return true;
  const now = moments.at(-1)?.reserves;
  return now !== undefined && known.at(-1)?.reserves === now && now.size <= FEW_PAIRS;
}
