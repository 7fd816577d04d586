import { type Pool, poolAmounts } from '@/lib/exchange/pairs/pool';
import type { PositionState } from './positionStory';
import { rootPerToken } from './rootPerToken';

/**
 * A position in a pool as the pool is now.
 *
 * @param liquidity - All pool tokens of an account, in its wallet and in farms.
 * @returns undefined for an empty pool.
 */
export function positionState(pool: Pool, liquidity: bigint): PositionState | undefined {
  const { supply, balance0, balance1 } = pool;
  // A removal shares out the balances.
  const root = rootPerToken([balance0, balance1], { numerator: supply, denominator: 1n });
  if (root === undefined) return undefined;
  const [first, second] = poolAmounts(pool, liquidity);
  return { liquidity, amounts: [first.raw, second.raw], root };
}
