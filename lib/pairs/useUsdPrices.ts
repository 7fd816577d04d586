import type { ChainId } from '@/lib/networks/network';
import type { Token } from '@/lib/tokens/token';
import type { UsdPrice } from './usdPrice';
import { useUsdPricing } from './useUsdPricing';

/**
 * The price of one smallest unit of some tokens in dollars, in their order; absent when unknown.
 */
export function useUsdPrices(
  chainId: ChainId | undefined,
  tokens: readonly Token[],
): readonly (UsdPrice | undefined)[] {
  return useUsdPricing(chainId, tokens).prices;
}
