import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { useLiquidityUsd } from '@/lib/exchange/pairs/useLiquidityUsd';
import type { ReadPoolDay } from './readPoolDays';
import { usePoolDays } from './usePoolDays';

/** What was traded in a pool within a day. All figures are estimates, shown as "about". */
export type PoolDay = ReadPoolDay & {
  /** In dollars; missing while the value of the pool is unknown. */
  readonly usd?: PoolDayUsd;
};

type PoolDayUsd = {
  /** What was sold to the pool. */
  readonly volume: Fraction;
  /** The fees that were paid. */
  readonly fees: Fraction;
  /** The fees that the providers kept. */
  readonly kept: Fraction;
};

/** About what was traded in a pool within a day, and what its providers earned. */
export function usePoolDay(
  pair: Pair | undefined,
  isWanted: boolean,
): PoolDay | 'reading' | 'unknown' {
  const address = pair?.liquidityToken.address;
  const chainId = pair?.token0.chainId;
  const pairs = useMemo(() => (address ? [address] : []), [address]);
  const days = usePoolDays(chainId, pairs, isWanted);
  const [token0, token1] = [pair?.token0, pair?.token1];
  const priced = useMemo(
    () => (isWanted && token0 && token1 ? [[token0, token1] as const] : []),
    [isWanted, token0, token1],
  );
  const { usdOf } = useLiquidityUsd(isWanted ? chainId : undefined, priced);
  if (pair === undefined || days === undefined) return 'reading';
  const day = days.get(pair.liquidityToken.address.toLowerCase());
  if (day === undefined) return 'unknown';
  // All of a supply of one is worth what the pool is.
  const usd = usdOf(1n, { pair, supply: 1n });
  return usd ? { ...day, usd: poolDayUsd(day, usd) } : day;
}

/** What was traded in a pool, in dollars, by the value of the whole pool. */
function poolDayUsd({ turnover }: ReadPoolDay, poolUsd: Fraction): PoolDayUsd {
  const part = ({ numerator, denominator }: Fraction): Fraction => ({
    numerator: numerator * poolUsd.numerator,
    denominator: denominator * poolUsd.denominator,
  });
  return {
    volume: part(turnover.volume),
    fees: part(turnover.fees),
    kept: part(turnover.kept),
  };
}
