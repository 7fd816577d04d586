import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { PoolReviewStatus } from '@/lib/liquidity/poolReviewStatus';

type Props = {
  reviewStatus: PoolReviewStatus;
  onAccept: () => void;
};

const WARNINGS = {
  current: undefined,
  better: undefined,
  drifted: undefined,
  moved: 'priceChanged',
  created: 'poolCreated',
  unavailable: 'reviewUnavailable',
} as const satisfies Record<PoolReviewStatus, string | undefined>;

/** Says why the reviewed amounts can no longer be confirmed, and offers the new ones. */
export function ReviewStatusNotice({ reviewStatus, onAccept }: Props) {
  const t = useTranslations('poolReview');
  const warning = WARNINGS[reviewStatus];
  if (warning === undefined) return null;
  return (
    <Notice tone="warning">
      <p>{t(warning)}</p>
      {reviewStatus !== 'unavailable' && (
        <Button variant="accent" onClick={onAccept}>
          {t('acceptPrice')}
        </Button>
      )}
    </Notice>
  );
}
