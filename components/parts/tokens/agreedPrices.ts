import { createContext, useContext, useEffect } from 'react';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';

/** The prices in dollars that a review showed, by the currency's identifier. */
export type AgreedPrices = {
  readonly prices: Map<string, Fraction>;
  /** Whether the user has confirmed. Until then the prices follow the market. */
  readonly areFixed: boolean;
};

/** Around a review and what follows it. */
export const AgreedPricesContext = createContext<AgreedPrices | undefined>(undefined);

/**
 * The price that a currency is valued with: the present one, or after the review that which the
 * review showed, so that the same amount keeps its value. Undefined if the review showed none.
 */
export function useAgreedPrice(
  currency: Currency | undefined,
  present: Fraction | undefined,
): Fraction | undefined {
  const agreed = useContext(AgreedPricesContext);
  const id = currency && currencyId(currency);
  useEffect(() => {
    if (id && present && agreed && !agreed.areFixed) agreed.prices.set(id, present);
  }, [id, present, agreed]);
  return agreed?.areFixed ? agreed.prices.get(id ?? '') : present;
}
