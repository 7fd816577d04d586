'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import type { SkippedReview } from '@/components/transactions/session/useSkippedReview';
import { announcement } from '@/components/ui/announcement.css';
import { Button } from '@/components/ui/Button';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import type { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { WalletBusyError } from '@/lib/transactions/submit/walletFailure';
import { DismissedRequest } from './DismissedButton';
import { DeclinedRing, FailedRing } from './OutcomeRing';
import { PerhapsSent } from './PerhapsSent';
import { UncheckedNetwork } from './RequestProblems';
import * as styles from './TransactionProgress.css';
import { TransactionSent } from './TransactionSent';
import { TransactionWaiting } from './TransactionWaiting';

type Props = {
  /** What the wallet is asked to do. */
  summary: TransactionSummary;
  submission: ReturnType<typeof useSubmit>;
  /** Present when its review was not shown. */
  skippedReview?: SkippedReview | undefined;
  onClose: () => void;
};

/** The progress of a submission, from the click to the network. */
export function TransactionProgress(props: Props) {
  const { summary, submission, skippedReview, onClose } = props;
  switch (submission.status) {
    case 'idle':
    case 'pending':
      // Without a review, the transaction is checked at once.
      if (submission.status === 'idle' && !skippedReview) return null;
      return (
        <TransactionWaiting
          summary={summary}
          isRequested={submission.phase === 'requested'}
          isWalletAwaited={submission.isWalletAwaited}
          onDismissed={submission.dismissRequest}
        />
      );
    case 'success':
      return <TransactionSent {...submission.data} isAboveForm onClose={onClose} />;
    case 'error':
      if (submission.error instanceof PerhapsSentError)
        return <PerhapsSent error={submission.error} onBack={submission.reset} onClose={onClose} />;
      return submission.isUnchecked ? (
        <UncheckedNetwork
          onContinue={() => {
            skippedReview?.show();
            submission.acceptUnchecked();
          }}
          onCancel={submission.reset}
        />
      ) : (
        <TransactionFailed summary={summary} submission={submission} />
      );
  }
}

/** The transaction was not sent. Shows why. */
function TransactionFailed({ summary, submission }: Pick<Props, 'summary' | 'submission'>) {
  const t = useTranslations();
  const { error, reset, dismissRequest } = submission;
  const text = useErrorText()(error);
  return (
    <div className={styles.sheet} role="alert">
      <div className={styles.message}>
        {text === undefined ? <DeclinedRing summary={summary} /> : <FailedRing />}
        {/* The title says it as well, but a screen reader announces the alert alone. */}
        {text !== undefined && (
          <span className={announcement}>{t('transactions.notSentTitle')}</span>
        )}
        <p className={text === undefined ? styles.summary : styles.failure}>
          {text ?? t('errors.declined')}
        </p>
        {error instanceof WalletBusyError && <DismissedRequest onClick={dismissRequest} />}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" className={styles.action} onClick={reset}>
          {t('transactions.backToReview')}
        </Button>
      </div>
    </div>
  );
}
