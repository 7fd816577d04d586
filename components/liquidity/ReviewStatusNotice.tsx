import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { PoolReviewStatus } from '@/lib/liquidity/poolReviewStatus';
import * as styles from './ReviewStatusNotice.css';

type Props = {
  reviewStatus: PoolReviewStatus;
  /** Whether the review has updated itself to better amounts. */
  hasImproved?: boolean;
  onAccept: () => void;
};

const WARNINGS = {
  moved: 'priceChanged',
  created: 'poolCreated',
  unavailable: 'reviewUnavailable',
} as const;

/**
 * Says how the pool has changed since the review began, and offers the new amounts when the old
 * ones can no longer be confirmed.
 */
export function ReviewStatusNotice({ reviewStatus, hasImproved = false, onAccept }: Props) {
  const t = useTranslations('liquidity');
  if (reviewStatus === 'moved' || reviewStatus === 'created' || reviewStatus === 'unavailable') {
    return (
      <Notice tone="warning">
        <p>{t(WARNINGS[reviewStatus])}</p>
        {reviewStatus !== 'unavailable' && (
          <Button variant="accent" onClick={onAccept}>
            {t('acceptPrice')}
          </Button>
        )}
      </Notice>
    );
  }
  // Keeps its space, so that nothing moves under the pointer when the text appears.
  return (
    <p role="status" className={styles.line}>
      {reviewStatus === 'drifted' && t('priceDrifted')}
      {reviewStatus !== 'drifted' && hasImproved && t('removalImproved')}
    </p>
  );
}
