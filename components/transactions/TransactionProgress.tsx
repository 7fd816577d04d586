'use client';

import { CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { useIsSlow } from '@/components/ui/useIsSlow';
import type { Submission } from '@/lib/transactions/submit';
import { useOutcome } from '@/lib/transactions/useOutcome';
import type { useSubmit } from '@/lib/transactions/useSubmit';
import { ExplorerLink } from './ExplorerLink';
import { OutcomeIcon } from './OutcomeIcon';
import * as styles from './TransactionProgress.css';
import { useOutcomeText } from './useOutcomeText';

const ICON_SIZE = 56;
const CANCEL_AFTER_MS = 60_000;

type Props = {
  /** What the wallet is asked for, in words. */
  what: string;
  submission: ReturnType<typeof useSubmit>;
  onClose: () => void;
};

/** How a submission goes, from the click to the network. */
export function TransactionProgress({ what, submission, onClose }: Props) {
  switch (submission.status) {
    case 'idle':
      return null;
    case 'pending':
      return <TransactionWaiting what={what} onCancel={submission.reset} />;
    case 'success':
      return <TransactionSubmitted what={what} submission={submission.data} onClose={onClose} />;
    case 'error':
      return <TransactionFailed error={submission.error} onDismiss={submission.reset} />;
  }
}

type WaitingProps = { what: string; onCancel: () => void };

/**
 * The wallet has the request. One that does not answer for a minute can be given up here; should it
 * send all the same, the transaction is followed like any other.
 */
function TransactionWaiting({ what, onCancel }: WaitingProps) {
  const t = useTranslations('transactions');
  const isSlow = useIsSlow(true, CANCEL_AFTER_MS);
  return (
    <div className={styles.panel}>
      <Spinner isLarge />
      <p className={styles.what}>{what}</p>
      <p className={styles.faint} role="status">
        {t(isSlow ? 'stillWaiting' : 'waiting')}
      </p>
      {isSlow && (
        <Button look="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}

type SubmittedProps = { what: string; submission: Submission; onClose: () => void };

/** The transaction is with the network; how it ends is told here too, for whoever waits. */
function TransactionSubmitted({ what, submission, onClose }: SubmittedProps) {
  const t = useTranslations('transactions');
  const outcomeText = useOutcomeText();
  const { transaction, networkCheck } = submission;
  const { outcome, reason } = useOutcome(transaction);
  const isUnderWay = outcome === 'pending';
  return (
    <div className={styles.panel} role="status">
      <OutcomeIcon outcome={isUnderWay ? 'confirmed' : outcome} size={ICON_SIZE} />
      <p className={styles.what}>{what}</p>
      <p className={styles.faint}>
        {isUnderWay ? t('submitted') : outcomeText({ outcome, reason })}
      </p>
      {networkCheck === 'unchecked' && <Notice tone="warning">{t('networkUnchecked')}</Notice>}
      <ExplorerLink chainId={transaction.chainId} hash={transaction.hash} />
      <Button look="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

/** The transaction was not sent, and why. */
function TransactionFailed({ error, onDismiss }: { error: Error; onDismiss: () => void }) {
  const t = useTranslations();
  const text = useErrorText()(error) ?? t('errors.userRejected');
  return (
    <div className={styles.panel} role="alert">
      <CircleX size={ICON_SIZE} className={styles.failed} aria-hidden="true" />
      <p className={styles.failed}>{text}</p>
      <Button look="primary" onClick={onDismiss}>
        {t('transactions.dismiss')}
      </Button>
    </div>
  );
}
