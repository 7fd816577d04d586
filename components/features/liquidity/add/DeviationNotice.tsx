import { withMessages } from '@/components/parts/loading/withMessages';
import { Notice } from '@/components/ui/Notice';
import type { Price } from '@/lib/base/amounts/price';
import { poolReviewMessages } from '@/lib/base/i18n/exported/poolReview';
import { priceDeviation } from '@/lib/features/liquidity/marketPrice';
import { useMarketPrice } from '@/lib/features/liquidity/useMarketPrice';
import { DeviationText } from './DeviationText';

/**
 * On the form, below its action: that the price being set is far from the market's, or that this
 * one is not known. It changes while amounts are typed; the review asks for consent.
 */
export const DeviationNotice = withMessages({ poolReview: poolReviewMessages }, Content);

function Content({ price }: { price: Price }) {
  const market = useMarketPrice([price.base, price.quote]);
  const isNear = market.status === 'known' && !priceDeviation(price, market.price).isFar;
  if (market.status === 'loading' || isNear) return null;
  return (
    <Notice tone="warning">
      <DeviationText price={price} market={market} />
    </Notice>
  );
}
