'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Spinner } from '@/components/ui/Spinner';
import type { TransactionRecord } from '@/lib/transactions/transaction';
import { ExplorerLink } from './ExplorerLink';
import * as styles from './TransactionProgress.css';

const ICON_SIZE = 56;

/** The wallet has the request; `what` says what it is asked for. */
export function TransactionWaiting({ what }: { what: string }) {
  const t = useTranslations('transactions');
  return (
    <div className={styles.panel} role="status">
      <Spinner isLarge />
      <p className={styles.what}>{what}</p>
      <p className={styles.faint}>{t('waiting')}</p>
    </div>
  );
}

type SubmittedProps = { what: string; transaction: TransactionRecord; onClose: () => void };

/** The transaction is with the network. */
export function TransactionSubmitted({ what, transaction, onClose }: SubmittedProps) {
  const t = useTranslations('transactions');
  return (
    <div className={styles.panel} role="status">
      <CircleCheck size={ICON_SIZE} className={styles.done} aria-hidden="true" />
      <p className={styles.what}>{what}</p>
      <p className={styles.faint}>{t('submitted')}</p>
      <ExplorerLink chainId={transaction.chainId} hash={transaction.hash} />
      <Button look="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}

/** The transaction was not sent, and why. */
export function TransactionFailed({ error, onDismiss }: { error: Error; onDismiss: () => void }) {
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
