import { mapPair } from '@/lib/base/tokens/mapPair';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { RewardPool } from './rewardPool';

/** The currencies of a farm's pair, as a summary names them; empty for a single stake. */
export function farmTokens({ pair }: RewardPool) {
  if (pair === undefined) return {};
  const [tokenA, tokenB] = mapPair(pair, unwrapped);
  return { tokenA, tokenB };
}
