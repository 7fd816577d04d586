import { Check, Clock, Minus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useSummaryText } from '@/components/transactions/history/useSummaryText';
import { useOutcomeText } from '@/components/transactions/progress/useOutcomeText';
import type { ClaimEnd } from '@/lib/features/claims/claimRun';
import { isConfirmed, type TransactionRecord } from '@/lib/transactions/history/transaction';
import { useOutcome } from '@/lib/transactions/history/useOutcome';
import * as styles from './ClaimDialog.css';
import { useClaimFailureText } from './useClaimFailureText';

const MARKS = { done: Check, failed: X, waiting: Clock, skipped: Minus };
const LOOKS = {
  done: styles.done,
  failed: styles.failed,
  waiting: styles.waiting,
  skipped: styles.waiting,
};
const MARK_SIZE = 16;

/** How a claim ended: what it brought, or why it was not made. */
export function ClaimResult({ end }: { end: ClaimEnd }) {
  const t = useTranslations('claims');
  const failureText = useClaimFailureText();
  switch (end.type) {
    case 'sent':
      return <SentClaim transaction={end.transaction} />;
    case 'failed':
      return (
        <Result mark="failed">{t('skippedBecause', { reason: failureText(end.failure) })}</Result>
      );
    case 'skipped':
      return <Result mark="skipped">{t('skipped')}</Result>;
  }
}

function SentClaim({ transaction }: { transaction: TransactionRecord }) {
  const t = useTranslations('claims');
  const summaryText = useSummaryText();
  const outcomeText = useOutcomeText();
  const { outcome, moved, reason, target } = useOutcome(transaction);
  if (outcome === 'pending') return <Result mark="waiting">{t('pending')}</Result>;
  if (!isConfirmed(outcome))
    return <Result mark="failed">{outcomeText({ outcome, reason, target })}</Result>;
  const { summary } = transaction;
  return <Result mark="done">{summaryText({ summary, outcome, moved })}</Result>;
}

function Result({ mark, children }: { mark: keyof typeof MARKS; children: ReactNode }) {
  const Mark = MARKS[mark];
  return (
    <p className={styles.result}>
      <Mark className={LOOKS[mark]} size={MARK_SIZE} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
