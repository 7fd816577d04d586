import { useTranslations } from 'next-intl';
import { StatusLine } from '@/components/transactions/facts/StatusLine';
import type { PoolReviewStatus } from '@/lib/features/liquidity/poolReviewStatus';

type Props = {
  reviewStatus: PoolReviewStatus;
  /** Whether the review has updated itself to better amounts. */
  hasImproved?: boolean;
};

/** Announces how the pool has changed in a way that the review still covers. */
export function PoolMarketLine({ reviewStatus, hasImproved = false }: Props) {
  const t = useTranslations('poolReview');
  const isWithinLimit = reviewStatus === 'withinLimit';
  return (
    <StatusLine tone={isWithinLimit || !hasImproved ? 'plain' : 'better'}>
      {isWithinLimit && t('priceMoved')}
      {!isWithinLimit && hasImproved && t('removalImproved')}
    </StatusLine>
  );
}
