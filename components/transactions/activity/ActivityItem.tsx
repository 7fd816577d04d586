import { useLocale, useTranslations } from 'next-intl';
import { ExactSummary } from '@/components/transactions/history/ExactSummary';
import { TransactionIcon } from '@/components/transactions/history/TransactionIcon';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { useOutcomeText } from '@/components/transactions/progress/useOutcomeText';
import { withZone } from '@/lib/base/time/withZone';
import { explorerTarget } from '@/lib/transactions/history/explorerTarget';
import {
  isAwaitingSigners,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import * as styles from './Activity.css';

/** One transaction: what it did, how it ended, and when it was sent. */
export function ActivityItem({ record }: { record: TransactionRecord }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const outcomeText = useOutcomeText();
  const outcome = outcomeOf(record);
  const target = explorerTarget(record);
  return (
    <div className={styles.item}>
      <TransactionIcon summary={record.summary} outcome={outcome} />
      <div className={styles.words}>
        <ExactSummary summarized={{ ...record, outcome }} />
        <p className={styles.faint}>
          {isAwaitingSigners(record)
            ? t('awaitingSigners')
            : outcomeText({ outcome, reason: record.reason, target })}
          {' · '}
          <time dateTime={new Date(record.addedTime).toISOString()}>
            {withZone(record.addedTime, locale, { hour: 'numeric', minute: '2-digit' })}
          </time>
        </p>
      </div>
      <ExplorerLink chainId={record.chainId} target={target} look="icon" />
    </div>
  );
}
