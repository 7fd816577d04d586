import { withMessages } from '@/components/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import type { Price } from '@/lib/amounts/price';
import { poolReviewMessages } from '@/lib/i18n/exported/poolReview';
import { PriceBesideMarket } from './PriceBesideMarket';

/**
 * On the form, below its action: how the price that the two amounts set compares with the market's.
 * It changes while they are typed; the review asks about a price that is far off.
 */
export const FirstPriceNotice = withMessages({ poolReview: poolReviewMessages }, Content);

function Content({ price }: { price: Price }) {
  return (
    <Notice tone="warning">
      <PriceBesideMarket price={price} />
    </Notice>
  );
}
