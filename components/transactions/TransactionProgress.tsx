'use client';

import { CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { useIsSlow } from '@/components/ui/useIsSlow';
import type { TransactionSummary } from '@/lib/history/summary';
import { useOutcome } from '@/lib/history/useOutcome';
import type { Submission } from '@/lib/submit/submit';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { WalletBusyError } from '@/lib/submit/walletFailure';
import { DismissedButton } from './DismissedButton';
import { ExplorerLink } from './ExplorerLink';
import { FullAddress } from './FullAddress';
import { OutcomeIcon } from './OutcomeIcon';
import { SLOW_ANSWER_MS } from './RequestProgress';
import * as styles from './TransactionProgress.css';
import { UncheckedNetwork } from './UncheckedNetwork';
import type { UnseenReview } from './useConfirmAtOnce';
import { useOutcomeText } from './useOutcomeText';
import { useSummaryText } from './useSummaryText';

const ICON_SIZE = 56;

type Props = {
  /** What the wallet is asked to do. */
  summary: TransactionSummary;
  submission: ReturnType<typeof useSubmit>;
  /** Present when its review was not shown. */
  unseen?: UnseenReview | undefined;
  onClose: () => void;
};

/** The progress of a submission, from the click to the network. */
export function TransactionProgress({ summary, submission, unseen, onClose }: Props) {
  const summaryText = useSummaryText();
  switch (submission.status) {
    case 'idle':
    case 'pending':
      // Without a review, the transaction is checked at once.
      if (submission.status === 'idle' && !unseen) return null;
      return (
        <TransactionWaiting
          what={summaryText({ summary }, 'full')}
          recipient={unseen && summary.type === 'swap' ? summary.recipient : undefined}
          isAsked={submission.phase === 'asked'}
          onDismissed={submission.forgetRequest}
        />
      );
    case 'success':
      return <TransactionSubmitted submission={submission.data} onClose={onClose} />;
    case 'error':
      return submission.isUnchecked ? (
        <UncheckedNetwork
          onContinue={() => {
            unseen?.show();
            submission.acceptUnchecked();
          }}
          onCancel={submission.reset}
        />
      ) : (
        <TransactionFailed submission={submission} />
      );
  }
}

type WaitingProps = {
  what: string;
  /** In full where no review has shown it. */
  recipient: Address | undefined;
  isAsked: boolean;
  onDismissed: () => void;
};

/** The call is checked first. Then the wallet has the request, which may wait there for long. */
function TransactionWaiting({ what, recipient, isAsked, onDismissed }: WaitingProps) {
  const t = useTranslations('transactions');
  const isSlow = useIsSlow(isAsked, SLOW_ANSWER_MS);
  const asked = isSlow ? 'stillWaiting' : 'waiting';
  return (
    <div className={styles.panel}>
      <Spinner isLarge />
      <p className={styles.what}>{what}</p>
      {recipient && <FullAddress address={recipient} />}
      <p className={styles.faint} role="status">
        {t(isAsked ? asked : 'checking')}
      </p>
      {isSlow && (
        <>
          <p className={styles.faint}>{t('dismissedHelp')}</p>
          <DismissedButton onClick={onDismissed} />
        </>
      )}
    </div>
  );
}

type SubmittedProps = { submission: Submission; onClose: () => void };

/** The transaction was sent. While the dialog is open, it also shows the outcome. */
function TransactionSubmitted({ submission, onClose }: SubmittedProps) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const outcomeText = useOutcomeText();
  const { transaction, networkCheck } = submission;
  const { outcome, moved, reason } = useOutcome(transaction);
  const { summary } = transaction;
  const isUnderWay = outcome === 'pending';
  return (
    <div className={styles.panel} role="status">
      {isUnderWay ? <Spinner isLarge /> : <OutcomeIcon outcome={outcome} size={ICON_SIZE} />}
      <p className={styles.what}>{summaryText({ summary, outcome, moved }, 'full')}</p>
      <p className={styles.faint}>
        {isUnderWay ? t('submitted') : outcomeText({ outcome, reason })}
      </p>
      {networkCheck === 'unchecked' && <Notice tone="warning">{t('networkUnchecked')}</Notice>}
      <ExplorerLink chainId={transaction.chainId} hash={transaction.hash} />
      <Button variant="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

/** The transaction was not sent. Shows why. */
function TransactionFailed({ submission }: Pick<Props, 'submission'>) {
  const t = useTranslations();
  const { error, reset, forgetRequest } = submission;
  const text = useErrorText()(error) ?? t('errors.userRejected');
  return (
    <div className={styles.panel} role="alert">
      <CircleX size={ICON_SIZE} className={styles.failed} aria-hidden="true" />
      <p className={styles.failed}>{text}</p>
      <Button variant="primary" onClick={reset}>
        {t('transactions.dismiss')}
      </Button>
      {error instanceof WalletBusyError && <DismissedButton onClick={forgetRequest} />}
    </div>
  );
}
