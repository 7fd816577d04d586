import { useMemo } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { UsdPrice } from './usdPrice';
import { useUsdPrices } from './useUsdPrices';

/**
 * The price of a currency's smallest unit in dollars, and whether it is still being read. It comes
 * from pools that are deep enough; the prices are read at least every 30 blocks, and at no cost if
 * the pools are read anyway.
 *
 * @param everyBlocks - How often it is read, by default every 30 blocks.
 * @returns no price while it is unknown or can't be trusted.
 */
export function useUsdPrice(
  currency: Currency | undefined,
  everyBlocks?: number,
): {
  readonly isLoading: boolean;
  readonly price: UsdPrice | undefined;
} {
  const token = currency && wrapped(currency);
  const tokens = useMemo(() => (token ? [token] : []), [token]);
  const { isLoading, usdPriceOf } = useUsdPrices(token?.chainId, tokens, everyBlocks);
  return { isLoading, price: token && usdPriceOf(token) };
}
