import { useMemo } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import { liquidityUsd, type ValuedPool, valuingTokens } from './liquidityUsd';
import type { TokenPair } from './pair';
import { useUsdPrices } from './useUsdPrices';

/** Values of pool tokens, which are all undefined while the prices are being read. */
type LiquidityUsd = {
  readonly isLoading: boolean;
  /** The value of some pool tokens in dollars; undefined while unknown. */
  readonly usdOf: (liquidity: bigint, pool: ValuedPool) => Fraction | undefined;
};

/** For farms: each of their pairs has AVAX, PNG or a dollar token. */
const NO_PAIRS: readonly TokenPair[] = [];

/**
 * The value of pool tokens in dollars, by `liquidityUsd`.
 *
 * @param chainId - undefined: nothing is read, and no value is known.
 * @param pairs - The pairs that may have neither AVAX, nor PNG, nor a dollar token.
 */
export function useLiquidityUsd(
  chainId: ChainId | undefined,
  pairs: readonly TokenPair[] = NO_PAIRS,
): LiquidityUsd {
  const tokens = useMemo(
    () => (chainId === undefined ? [] : valuingTokens(chainId, pairs)),
    [chainId, pairs],
  );
  const { isLoading, usdPriceOf } = useUsdPrices(chainId, tokens);
  return { isLoading, usdOf: (liquidity, pool) => liquidityUsd(liquidity, pool, usdPriceOf) };
}
