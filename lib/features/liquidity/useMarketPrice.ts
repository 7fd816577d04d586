import { useMemo } from 'react';
import type { Price } from '@/lib/base/amounts/price';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { marketPrice } from './marketPrice';

/** What deep pools say that one currency costs in another; `unknown` if there are none. */
export type MarketPrice =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'known'; readonly price: Price };

/**
 * The market price of one currency in another, from their dollar prices in deep pools. The fields
 * of the form read the same pools.
 */
export function useMarketPrice([base, quote]: readonly [Currency, Currency]): MarketPrice {
  const [tokenA, tokenB] = [wrapped(base), wrapped(quote)];
  const tokens = useMemo(() => [tokenA, tokenB], [tokenA, tokenB]);
  const { isLoading, usdPriceOf } = useUsdPrices(base.chainId, tokens);
  const [usdA, usdB] = [usdPriceOf(tokenA), usdPriceOf(tokenB)];
  if (isLoading) return { status: 'loading' };
  if (usdA === undefined || usdB === undefined) return { status: 'unknown' };
  return { status: 'known', price: marketPrice([base, quote], [usdA, usdB]) };
}
