'use client';

import { CircleMinus, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { useSummaryText } from '@/components/transactions/history/useSummaryText';
import type { SkippedReview } from '@/components/transactions/session/useConfirmAtOnce';
import { Button } from '@/components/ui/Button';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import type { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { WalletBusyError } from '@/lib/transactions/submit/walletFailure';
import { DismissedRequest } from './DismissedButton';
import { PerhapsSent } from './PerhapsSent';
import { UncheckedNetwork } from './RequestProblems';
import * as styles from './TransactionProgress.css';
import { TransactionSent } from './TransactionSent';
import { TransactionWaiting } from './TransactionWaiting';

const ICON_SIZE = 56;

type Props = {
  /** What the wallet is asked to do. */
  summary: TransactionSummary;
  submission: ReturnType<typeof useSubmit>;
  /** Present when its review was not shown. */
  unseen?: SkippedReview | undefined;
  /** Whether the price has passed the limit of what the wallet is asked to send. */
  isLimitPassed?: boolean;
  onClose: () => void;
};

/** The progress of a submission, from the click to the network. */
export function TransactionProgress(props: Props) {
  const { summary, submission, unseen, isLimitPassed = false, onClose } = props;
  const summaryText = useSummaryText();
  switch (submission.status) {
    case 'idle':
    case 'pending':
      // Without a review, the transaction is checked at once.
      if (submission.status === 'idle' && !unseen) return null;
      return (
        <TransactionWaiting
          what={summaryText({ summary })}
          isRequested={submission.phase === 'requested'}
          isWalletAwaited={submission.isWalletAwaited}
          isLimitPassed={isLimitPassed}
          onDismissed={submission.dismissRequest}
        />
      );
    case 'success':
      return <TransactionSent {...submission.data} onClose={onClose} />;
    case 'error':
      if (submission.error instanceof PerhapsSentError)
        return <PerhapsSent error={submission.error} onBack={submission.reset} onClose={onClose} />;
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

/** The transaction was not sent. Shows why. */
function TransactionFailed({ submission }: Pick<Props, 'submission'>) {
  const t = useTranslations();
  const { error, reset, dismissRequest } = submission;
  const text = useErrorText()(error);
  if (text === undefined) {
    return (
      <div className={styles.panel} role="alert">
        <CircleMinus size={ICON_SIZE} className={styles.faint} aria-hidden="true" />
        <p className={styles.what}>{t('errors.declined')}</p>
        <Button variant="primary" onClick={reset}>
          {t('transactions.backToReview')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.panel} role="alert">
      <CircleX size={ICON_SIZE} className={styles.failed} aria-hidden="true" />
      <p className={styles.failed}>{text}</p>
      <Button variant="primary" onClick={reset}>
        {t('transactions.backToReview')}
      </Button>
      {error instanceof WalletBusyError && <DismissedRequest onClick={dismissRequest} />}
    </div>
  );
}
