import { useMemo } from 'react';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { sumUsd } from './usdPrice';
import { useUsdPrices } from './useUsdPrices';

/**
 * The value in dollars of two amounts of different currencies of one chain, as `useUsdValue`
 * returns that of one.
 *
 * @returns undefined while an amount or a price is unknown, or a price can't be trusted.
 */
export function useSumUsd(
  amountA: Amount | undefined,
  amountB: Amount | undefined,
): Fraction | undefined {
  const tokenA = amountA && wrapped(amountA.currency);
  const tokenB = amountB && wrapped(amountB.currency);
  const tokens = useMemo(() => (tokenA && tokenB ? [tokenA, tokenB] : []), [tokenA, tokenB]);
  const { usdPriceOf } = useUsdPrices(tokenA?.chainId, tokens);
  if (!amountA || !amountB || !tokenA || !tokenB) return undefined;
  return sumUsd([amountOf(tokenA, amountA.raw), amountOf(tokenB, amountB.raw)], usdPriceOf);
}
