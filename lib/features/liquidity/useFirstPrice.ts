import { useState } from 'react';
import { priceOf } from '@/lib/base/amounts/price';
import type { AddTerms } from './addTerms';
import { coversDeviation, type PriceDeviation, priceDeviation } from './marketPrice';
import { useMarketPrice } from './useMarketPrice';

/**
 * The price that a reviewed addition sets if it is the pool's first, and the consent that a price
 * far from the market's needs. A price that gets farther away than was accepted needs consent
 * again.
 */
export function useFirstPrice({ amounts: [amountA, amountB], isFirst }: AddTerms) {
  const price = priceOf(amountA, amountB);
  const market = useMarketPrice([price.base, price.quote]);
  const [accepted, setAccepted] = useState<PriceDeviation>();
  const deviation = market.status === 'known' ? priceDeviation(price, market.price) : undefined;
  const isFar = deviation?.isFar === true;
  const isAccepted = Boolean(deviation && accepted && coversDeviation(accepted, deviation));
  return {
    price,
    market,
    isAsking: isFirst && isFar,
    isAccepted,
    accept: (isChecked: boolean) => setAccepted(isChecked ? deviation : undefined),
    /** Whether it is still unknown if consent is needed. */
    isLoading: isFirst && market.status === 'loading',
    /** Whether nothing can be approved or sent yet: the price is not known, or not accepted. */
    isBlocked: isFirst && (market.status === 'loading' || (isFar && !isAccepted)),
  };
}
