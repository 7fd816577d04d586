import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { OutcomeIcon } from '@/components/transactions/progress/OutcomeIcon';
import { useOutcomeText } from '@/components/transactions/progress/useOutcomeText';
import { formatTime } from '@/lib/base/amounts/formatTime';
import { failedChecksAtom } from '@/lib/transactions/history/atoms';
import { explorerTarget } from '@/lib/transactions/history/explorerTarget';
import {
  isAwaitingSigners,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import { ExactSummary } from './ExactSummary';
import * as styles from './RecentTransactions.css';

/** One transaction: what it does, its status, when it was sent, and its link to the explorer. */
export function RecentTransaction({ record }: { record: TransactionRecord }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const outcomeText = useOutcomeText();
  const hasFailedCheck = useAtomValue(failedChecksAtom).has(record.hash);
  const outcome = outcomeOf(record);
  const target = explorerTarget(record);
  return (
    <li className={styles.row}>
      <OutcomeIcon outcome={outcome} />
      <div className={styles.words}>
        <ExactSummary told={{ ...record, outcome }} />
        <p className={styles.faint}>
          {isAwaitingSigners(record)
            ? t('awaitingSigners')
            : outcomeText({ outcome, reason: record.reason, target }, 'short')}{' '}
          <time dateTime={new Date(record.addedTime).toISOString()}>
            {formatTime(record.addedTime, Date.now(), locale)}
          </time>
        </p>
        {hasFailedCheck && outcome === 'pending' && (
          <p className={styles.warning}>{t('checkFailed')}</p>
        )}
        <ExplorerLink chainId={record.chainId} target={target} />
      </div>
    </li>
  );
}
