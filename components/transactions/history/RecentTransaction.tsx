import { useAtomValue } from 'jotai';
import { CircleQuestionMark } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { useOutcomeText } from '@/components/transactions/progress/useOutcomeText';
import { formatTime } from '@/lib/base/time/formatTime';
import { failedChecksAtom } from '@/lib/transactions/history/atoms';
import { explorerTarget } from '@/lib/transactions/history/explorerTarget';
import {
  isAwaitingSigners,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { ExactSummary } from './ExactSummary';
import * as styles from './RecentTransactions.css';
import { TransactionIcon } from './TransactionIcon';
import { useSummaryText } from './useSummaryText';

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
      <TransactionIcon summary={record.summary} outcome={outcome} />
      <div className={styles.words}>
        <ExactSummary summarized={{ ...record, outcome }} />
        <p className={styles.faint}>
          {isAwaitingSigners(record)
            ? t('awaitingSigners')
            : outcomeText({ outcome, reason: record.reason, target })}
          {' · '}
          <time dateTime={new Date(record.addedTime).toISOString()}>
            {formatTime(record.addedTime, Date.now(), locale)}
          </time>
        </p>
        {hasFailedCheck && outcome === 'pending' && (
          <p className={styles.warning}>{t('checkFailed')}</p>
        )}
      </div>
      <ExplorerLink chainId={record.chainId} target={target} look="icon" />
    </li>
  );
}

const ICON_SIZE = 20;

/** A request that the user no longer sees in the wallet, in the list of transactions. */
export function DismissedRow({ request }: { request: SendRequest }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const summaryText = useSummaryText();
  const { addedTime } = request;
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <CircleQuestionMark size={ICON_SIZE} className={styles.faint} aria-hidden="true" />
      </span>
      <p className={styles.faint}>
        {t('mayStillBeSent', { what: summaryText(request) })}{' '}
        <time dateTime={new Date(addedTime).toISOString()}>
          {formatTime(addedTime, Date.now(), locale)}
        </time>
      </p>
    </li>
  );
}
