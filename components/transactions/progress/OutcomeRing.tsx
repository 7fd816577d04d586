import { Check, Minus, X } from 'lucide-react';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { isConfirmed, type TransactionOutcome } from '@/lib/transactions/history/transaction';
import { ICON_SIZE, LOGO_SIZE, ProgressRing } from './ProgressRing';
import { dimmed } from './ProgressRing.css';
import { SummaryLogos } from './SummaryLogos';

type Props = {
  summary: TransactionSummary;
  outcome: TransactionOutcome;
  /** How much of the ring is closed while the transaction is pending, from 0 to 1. */
  share: number;
};

/** How far a transaction is that was sent, and then how it ended. */
export function OutcomeRing({ summary, outcome, share }: Props) {
  if (outcome === 'pending')
    return (
      <ProgressRing share={share} tone="now">
        <SummaryLogos summary={summary} size={LOGO_SIZE} />
      </ProgressRing>
    );
  if (isConfirmed(outcome))
    return (
      <ProgressRing share={1} tone="good">
        <Check size={ICON_SIZE} strokeWidth={1.75} />
      </ProgressRing>
    );
  return outcome === 'reverted' ? (
    <FailedRing />
  ) : (
    <ProgressRing share={1} tone="neutral">
      <Minus size={ICON_SIZE} strokeWidth={1.75} />
    </ProgressRing>
  );
}

/** What failed. */
export function FailedRing() {
  return (
    <ProgressRing share={1} tone="bad">
      <X size={ICON_SIZE} strokeWidth={1.75} />
    </ProgressRing>
  );
}

/** What did not happen: the user declined it. */
export function DeclinedRing({ summary }: Pick<Props, 'summary'>) {
  return (
    <ProgressRing share={0} tone="neutral">
      <span className={dimmed}>
        <SummaryLogos summary={summary} size={LOGO_SIZE} />
      </span>
    </ProgressRing>
  );
}
