import { useAtomValue } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/amounts/formatTime';
import { failedChecksAtom } from '@/lib/history/atoms';
import { explorerTarget } from '@/lib/history/explorerTarget';
import { isAwaitingSigners, outcomeOf, type TransactionRecord } from '@/lib/history/transaction';
import { ExactSummary } from './ExactSummary';
import { ExplorerLink } from './ExplorerLink';
import { OutcomeIcon } from './OutcomeIcon';
import * as styles from './RecentTransactions.css';
import { useOutcomeText } from './useOutcomeText';

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
