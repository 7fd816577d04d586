import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { ExactSummary } from '@/components/transactions/history/ExactSummary';
import { TransactionIcon } from '@/components/transactions/history/TransactionIcon';
import { useSummaryText } from '@/components/transactions/history/useSummaryText';
import { useOutcomeText } from '@/components/transactions/progress/useOutcomeText';
import { Button } from '@/components/ui/Button';
import { withZone } from '@/lib/base/time/withZone';
import { explorerTarget } from '@/lib/transactions/history/explorerTarget';
import {
  isAwaitingSigners,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import * as styles from './Activity.css';
import { ActivityFacts } from './ActivityFacts';

type Props = { record: TransactionRecord; isOpen: boolean; onToggle: () => void };

/**
 * One transaction: what it did, how it ended, and when it was sent. It opens to the figures of its
 * review and of its receipt.
 */
export function ActivityItem({ record, isOpen, onToggle }: Props) {
  const activity = useTranslations('activity');
  const t = useTranslations('transactions');
  const locale = useLocale();
  const outcomeText = useOutcomeText();
  const summaryText = useSummaryText();
  const factsId = useId();
  const outcome = outcomeOf(record);
  const target = explorerTarget(record);
  return (
    <>
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
        <Button
          variant="icon"
          aria-label={activity('details', { what: summaryText({ ...record, outcome }, 'short') })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? factsId : undefined}
          onClick={onToggle}
        >
          <ChevronDown
            className={isOpen ? styles.turned : undefined}
            size={20}
            aria-hidden="true"
          />
        </Button>
      </div>
      {isOpen && (
        <div id={factsId}>
          <ActivityFacts record={record} />
        </div>
      )}
    </>
  );
}
