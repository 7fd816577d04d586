import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { failedChecksAtom } from '@/lib/history/atoms';
import {
  isAwaitingSigners,
  minedHash,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/history/transaction';
import { ExplorerLink } from './ExplorerLink';
import { OutcomeIcon } from './OutcomeIcon';
import * as styles from './RecentTransactions.css';
import { useOutcomeText } from './useOutcomeText';
import { useSummaryText } from './useSummaryText';

/** One transaction: what it does, its status, and its link to the explorer. */
export function RecentTransaction({ record }: { record: TransactionRecord }) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const outcomeText = useOutcomeText();
  const hasFailedCheck = useAtomValue(failedChecksAtom).has(record.hash);
  const outcome = outcomeOf(record);
  return (
    <li className={styles.row}>
      <OutcomeIcon outcome={outcome} />
      <div className={styles.words}>
        <p>{summaryText({ ...record, outcome })}</p>
        <p className={styles.faint}>
          {isAwaitingSigners(record)
            ? t('awaitingSigners')
            : outcomeText({ outcome, reason: record.reason })}
        </p>
        {hasFailedCheck && outcome === 'pending' && (
          <p className={styles.warning}>{t('checkFailed')}</p>
        )}
        <ExplorerLink chainId={record.chainId} hash={minedHash(record)} />
      </div>
    </li>
  );
}
