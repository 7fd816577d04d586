import { useMemo } from 'react';
import { type Amount, amountOf } from '@/lib/amounts/amount';
import type { Fraction } from '@/lib/amounts/fraction';
import { wrapped } from '@/lib/tokens/wrapped';
import { totalUsd } from './usdPrice';
import { useUsdPrices } from './useUsdPrices';

/**
 * What an amount is worth in dollars, by the pools that are deep enough to tell. The prices are read
 * every 30 blocks at least, and cost nothing where the pools are read anyway.
 *
 * @returns undefined while the price is not known, or can't be trusted.
 */
export function useUsdWorth(amount: Amount | undefined): Fraction | undefined {
  const token = amount && wrapped(amount.currency);
  const tokens = useMemo(() => (token ? [token] : []), [token]);
  const [price] = useUsdPrices(token?.chainId, tokens);
  return amount && token && totalUsd([amountOf(token, amount.raw)], () => price);
}
