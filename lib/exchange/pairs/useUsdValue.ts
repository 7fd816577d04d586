import type { Amount } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { usdValue } from './usdPrice';
import { useUsdPrice } from './useUsdPrice';

/**
 * The value of an amount in dollars, by `useUsdPrice`.
 *
 * @returns undefined while the price is unknown or can't be trusted.
 */
export function useUsdValue(amount: Amount | undefined): Fraction | undefined {
  const { price } = useUsdPrice(amount?.currency);
  return amount && price && usdValue(amount.raw, price);
}
