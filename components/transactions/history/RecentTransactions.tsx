'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { LazyActivityDialog } from '@/components/transactions/activity/LazyActivityDialog';
import { Button } from '@/components/ui/Button';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { ChainId } from '@/lib/base/networks/network';
import { useClearKept } from '@/lib/exchange/market/useClearKept';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useKeepActivity } from '@/lib/transactions/activity/useKeepActivity';
import { RECENT_HOURS } from '@/lib/transactions/history/isRecent';
import { isPending, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { useRecentTransactions } from '@/lib/transactions/history/useRecentTransactions';
import { usePendingItems } from '@/lib/transactions/submit/usePendingItems';
import { DismissedRow, RecentTransaction } from './RecentTransaction';
import * as styles from './RecentTransactions.css';
import { TransactionIcon } from './TransactionIcon';
import { UnansweredRequest } from './UnansweredRequest';
import { useSummaryText } from './useSummaryText';

/**
 * The account's transactions on this chain in the last 24 hours: the pending ones, then the others,
 * newest first; before them, what its wallet is asked to send, and what it may still have or have
 * sent.
 */
export const RecentTransactions = withMessages(signingMessages, Content);

function Content({ chainId }: { chainId: ChainId }) {
  const t = useTranslations('transactions');
  const records = useRecentTransactions();
  const { request, unanswered, dismissed } = usePendingItems();
  const count = records.length + unanswered.length + dismissed.length;
  const summaryText = useSummaryText();
  const account = useAddress();
  const clearKept = useClearKept();
  const [showsAll, setShowsAll] = useState(false);
  useKeepActivity();
  return (
    <section className={styles.section} aria-label={t('recent')}>
      {count === 0 && !request ? (
        <p className={styles.faint}>{t('noneRecent', { hours: RECENT_HOURS })}</p>
      ) : (
        <ul className={styles.list}>
          {request && (
            <li className={styles.row}>
              <TransactionIcon summary={request} outcome="pending" />
              <div className={styles.words}>
                <p>{summaryText({ summary: request }, 'short')}</p>
                <p className={styles.faint}>{t('waiting')}</p>
              </div>
            </li>
          )}
          {unanswered.map((each) => (
            <li key={each.addedTime}>
              <UnansweredRequest request={each} />
            </li>
          ))}
          {dismissed.map((each) => (
            <DismissedRow key={each.addedTime} request={each} />
          ))}
          {[...records.filter(isPending), ...records.filter(isEnded)].map((record) => (
            <RecentTransaction key={record.hash} record={record} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button
          variant="text"
          className={styles.action}
          onPointerEnter={LazyActivityDialog.preload}
          onFocus={LazyActivityDialog.preload}
          onClick={() => setShowsAll(true)}
        >
          {t('allActivity')}
        </Button>
        {records.length > 0 && (
          <Button variant="text" className={styles.action} onClick={() => clearKept(chainId)}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      {showsAll && account && (
        <LazyActivityDialog
          chainId={chainId}
          account={account}
          onClose={() => setShowsAll(false)}
        />
      )}
    </section>
  );
}

function isEnded(record: TransactionRecord): boolean {
  return !isPending(record);
}
