import { useMemo } from 'react';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { unwrapped, wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { amountForUsd } from './amountForUsd';

/** What is staked in a farm, measured in other currencies. */
type TotalsIn = {
  readonly isLoading: boolean;
  /** A total is undefined if its price is not known. */
  readonly totals: readonly { readonly currency: Currency; readonly total: Amount | undefined }[];
};

/**
 * What is staked in a farm as amounts of PNG and of AVAX.
 *
 * @param usd - The total in dollars; undefined while unknown.
 */
export function useTotalsIn(chainId: ChainId, usd: Fraction | undefined): TotalsIn {
  const tokens = useMemo(() => [pngToken(chainId), wrappedNative(chainId)], [chainId]);
  const { usdPriceOf, isLoading } = useUsdPrices(chainId, tokens);
  const totals = tokens.map((token) => {
    const [currency, price] = [unwrapped(token), usdPriceOf(token)];
    return { currency, total: usd && price && amountForUsd(usd, price, currency) };
  });
  return { isLoading, totals };
}
