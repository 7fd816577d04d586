import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ValuedPool } from './liquidityUsd';
import { useLiquidityUsd } from './useLiquidityUsd';

/** What some pool tokens of a pool are worth in dollars; undefined while unknown. */
export function usePoolUsd(
  pool: ValuedPool | undefined,
  liquidity: bigint | undefined,
): Fraction | undefined {
  const token0 = pool?.pair.token0;
  const token1 = pool?.pair.token1;
  const pairs = useMemo(
    () => (token0 && token1 ? [[token0, token1] as const] : []),
    [token0, token1],
  );
  const { usdOf } = useLiquidityUsd(token0?.chainId, pairs);
  return pool && liquidity !== undefined ? usdOf(liquidity, pool) : undefined;
}
