import type { Amount } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { poolAmountsFrom } from '@/lib/exchange/pairs/pool';
import { useLiquidityUsd } from '@/lib/exchange/pairs/useLiquidityUsd';
import { usePools } from '@/lib/exchange/pairs/usePools';
import type { Farm } from './farmCatalogue';

/** What some pool tokens of a farm are worth. */
export type LiquidityValue = {
  /** The amounts from removing them, in the farm's order. */
  readonly amounts: readonly [Amount<Token>, Amount<Token>];
  /** Undefined while no price is known, or none can be trusted. */
  readonly usd: Fraction | undefined;
};

/** Returns what pool tokens of a farm are worth; each answer is undefined while unknown. */
export function useLiquidityValue({
  tokens,
}: Farm): (liquidity: bigint) => LiquidityValue | undefined {
  const [first] = tokens;
  const [found] = usePools(first.chainId, [{ tokens }]);
  const { usdOf } = useLiquidityUsd(first.chainId);
  return (liquidity) => {
    if (found?.result.status !== 'exists' || found.result.pool.supply === 0n) return undefined;
    const { pool } = found.result;
    const amounts = poolAmountsFrom(first, pool, liquidity);
    return { amounts, usd: usdOf(liquidity, pool) };
  };
}
