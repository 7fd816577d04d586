import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { TransactionSummary } from '@/lib/history/summary';
import { useWaiting } from '@/lib/submit/useWaiting';
import * as styles from './Review.css';
import { useSummaryText } from './useSummaryText';

/**
 * In a review: that an earlier transaction of its kind is pending, so that nobody sends it twice.
 */
export function StillPending({ type }: Pick<TransactionSummary, 'type'>) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const { sent } = useWaiting([type]);
  if (sent.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {sent.map((pending) => (
          <p key={pending.hash}>{t('stillPending', { what: summaryText(pending) })}</p>
        ))}
        <p>{t('sendsAnother')}</p>
      </Notice>
    </div>
  );
}
