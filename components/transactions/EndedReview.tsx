import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { ReviewEnd } from './useReviewEnd';

/** Below a form: what is to be said of how its last review ended. */
export function EndedReview({ end }: { end: ReviewEnd | undefined }) {
  const t = useTranslations('errors');
  if (end === 'walletChanged') return <Notice tone="warning">{t('walletChanged')}</Notice>;
  return end === 'closedEarly' ? <Notice tone="plain">{t('closedEarly')}</Notice> : null;
}
