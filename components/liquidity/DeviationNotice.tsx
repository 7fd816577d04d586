import { withMessages } from '@/components/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import type { Price } from '@/lib/amounts/price';
import { poolReviewMessages } from '@/lib/i18n/exported/poolReview';
import { priceDeviation } from '@/lib/liquidity/marketPrice';
import { useMarketPrice } from '@/lib/liquidity/useMarketPrice';
import { DeviationNote } from './DeviationNote';

/**
 * On the form, below its action: that the price being set is far from the market's, or that this
 * one is not known. It changes while amounts are typed; the review asks.
 */
export const DeviationNotice = withMessages({ poolReview: poolReviewMessages }, Content);

function Content({ price }: { price: Price }) {
  const market = useMarketPrice([price.base, price.quote]);
  const isNear = market.status === 'known' && !priceDeviation(price, market.price).isFar;
  if (market.status === 'loading' || isNear) return null;
  return (
    <Notice tone="warning">
      <DeviationNote price={price} market={market} />
    </Notice>
  );
}
