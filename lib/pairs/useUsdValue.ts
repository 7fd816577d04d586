import { useMemo } from 'react';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import { wrapped } from '@/lib/tokens/wrapped';
import { totalUsd } from './usdPrice';
import { useUsdPrices } from './useUsdPrices';

/**
 * The value of an amount in dollars, from pools that are deep enough. The prices are read at least
 * every 30 blocks, and at no cost if the pools are read anyway.
 *
 * @returns undefined while the price is unknown or can't be trusted.
 */
export function useUsdValue(amount: Amount | undefined): Fraction | undefined {
  const token = amount && wrapped(amount.currency);
  const tokens = useMemo(() => (token ? [token] : []), [token]);
  const [price] = useUsdPrices(token?.chainId, tokens).prices;
  return amount && token && totalUsd([amountOf(token, amount.raw)], () => price);
}
