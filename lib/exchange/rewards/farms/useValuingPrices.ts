import { useMemo } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import { valuingTokens } from '@/lib/exchange/pairs/liquidityUsd';
import { usePriceOf } from '@/lib/exchange/pairs/usePriceOf';

/**
 * The prices that liquidity in farms is valued by, and whether they are still being read.
 *
 * @param chainId - undefined: nothing is read, and no price is known.
 */
export function useValuingPrices(chainId: ChainId | undefined): ReturnType<typeof usePriceOf> {
  const tokens = useMemo(() => (chainId === undefined ? [] : valuingTokens(chainId)), [chainId]);
  return usePriceOf(chainId, tokens);
}
