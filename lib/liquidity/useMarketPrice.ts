import { useMemo } from 'react';
import type { Price } from '@/lib/amounts/price';
import { useUsdPrices } from '@/lib/pairs/useUsdPrices';
import { wrapped } from '@/lib/tokens/wrapped';
import { marketPrice, type PriceDeviation, priceDeviation } from './marketPrice';

/** What other pools say of a price that is being set. */
type MarketPrice =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'known'; readonly price: Price; readonly gap: PriceDeviation };

/**
 * The market price beside a price that a first addition sets, from the dollar prices of its two
 * currencies in deep pools. The fields of the form read the same pools.
 */
export function useMarketPrice(set: Price): MarketPrice {
  const { base, quote } = set;
  const [tokenA, tokenB] = [wrapped(base), wrapped(quote)];
  const tokens = useMemo(() => [tokenA, tokenB], [tokenA, tokenB]);
  const { isLoading, prices } = useUsdPrices(base.chainId, tokens);
  const [usdA, usdB] = prices;
  if (isLoading) return { status: 'loading' };
  if (usdA === undefined || usdB === undefined) return { status: 'unknown' };
  const price = marketPrice([base, quote], [usdA, usdB]);
  return { status: 'known', price, gap: priceDeviation(set, price) };
}
