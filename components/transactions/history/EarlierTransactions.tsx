import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DismissedRequest } from '@/components/transactions/progress/DismissedButton';
import * as styles from '@/components/transactions/review/Review.css';
import { Notice } from '@/components/ui/Notice';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { outcomeOf } from '@/lib/transactions/history/transaction';
import { useConfirmedSince } from '@/lib/transactions/history/useRecentTransactions';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import { useDismissRequest } from '@/lib/transactions/submit/useRequestLog';
import { useSummaryText } from './useSummaryText';

type Props = Pick<TransactionSummary, 'type'> & {
  /** When the review was opened, in milliseconds. */
  openedMs: number;
};

/**
 * In a review: that an earlier transaction of its kind is pending, or was confirmed since the
 * review was opened, so that nobody sends it twice; and that an earlier request has no answer of
 * the wallet, or an unclear one.
 */
export function EarlierTransactions({ type, openedMs }: Props) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const { sent, unanswered, dismissed } = usePendingItems([type]);
  // A request of any kind, because the page asks a wallet one thing at a time, except the review's
  // own approvals.
  const { request: openRequest } = usePendingItems();
  const [earlier] = useState(openRequest);
  const request = openRequest === earlier ? openRequest : undefined;
  const dismissRequest = useDismissRequest();
  const confirmed = useConfirmedSince(type, openedMs);
  const count = sent.length + unanswered.length + confirmed.length;
  const isQuiet = request === undefined && count === 0;
  if (isQuiet && dismissed.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice tone={isQuiet ? 'plain' : 'warning'}>
        {unanswered.map((each) => (
          <p key={each.addedTime}>
            {t(each.isPerhapsSent ? 'mayHaveBeenSent' : 'mayStillBeAsked', {
              what: summaryText(each),
            })}
          </p>
        ))}
        {dismissed.map((each) => (
          <p key={each.addedTime}>{t('mayStillBeSent', { what: summaryText(each) })}</p>
        ))}
        {request && (
          <>
            <p>{t('stillAsked', { what: summaryText({ summary: request }) })}</p>
            <DismissedRequest onClick={dismissRequest} />
          </>
        )}
        {sent.map((pending) => (
          <p key={pending.hash}>{t('stillPending', { what: summaryText(pending) })}</p>
        ))}
        {confirmed.map((done) => (
          <p key={done.hash}>
            {t('doneMeanwhile', { what: summaryText({ ...done, outcome: outcomeOf(done) }) })}
          </p>
        ))}
        {sent.length + confirmed.length > 0 && <p>{t('sendsAnother')}</p>}
        {sent.length > 0 && <p>{t('mayLackPending')}</p>}
      </Notice>
    </div>
  );
}
