import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { TransactionSummary } from '@/lib/history/summary';
import { useWaiting } from '@/lib/submit/useWaiting';
import * as styles from './Review.css';
import { useSummaryText } from './useSummaryText';

/**
 * In a review: that an earlier transaction of its kind is pending, or still in the wallet, so that
 * nobody sends it twice.
 */
export function StillPending({ type }: Pick<TransactionSummary, 'type'>) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const { request, sent, left } = useWaiting([type]);
  if (request === undefined && sent.length === 0 && left.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {left.map((each) => (
          <p key={each.addedTime}>{t('stillAsked', { what: summaryText(each) })}</p>
        ))}
        {request && <p>{t('stillAsked', { what: summaryText({ summary: request }) })}</p>}
        {sent.map((pending) => (
          <p key={pending.hash}>{t('stillPending', { what: summaryText(pending) })}</p>
        ))}
        {sent.length > 0 && <p>{t('sendsAnother')}</p>}
      </Notice>
    </div>
  );
}
