import { useTranslations } from 'next-intl';
import { Declined } from '@/components/parts/errors/Declined';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import type { useSubmit } from '@/lib/transactions/submit/useSubmit';
import { WalletBusyError } from '@/lib/transactions/submit/walletFailure';
import { DismissedRequest } from './DismissedButton';
import { PerhapsSentText } from './PerhapsSent';
import * as styles from './RequestProblems.css';

type Props = {
  /** The request to send or to sign. */
  submission: Pick<
    ReturnType<typeof useSubmit>,
    'error' | 'isUnchecked' | 'isRejected' | 'acceptUnchecked' | 'reset' | 'dismissRequest'
  >;
  /** Whether something else explains the failure. */
  isExplained?: boolean;
};

/** Why the latest request of a button failed, and what to do about it. */
export function RequestProblems({ submission, isExplained = false }: Props) {
  const t = useTranslations('transactions');
  const errorText = useErrorText();
  const { error, isUnchecked, isRejected } = submission;
  const isPerhapsSent = error instanceof PerhapsSentError;
  const isPlainFailure = error && !isUnchecked && !isExplained && !isPerhapsSent;
  return (
    <>
      {isUnchecked && (
        <UncheckedNetwork onContinue={submission.acceptUnchecked} onCancel={submission.reset} />
      )}
      {isRejected && <Declined />}
      {isPerhapsSent && (
        <Notice tone="warning">
          <PerhapsSentText request={error.request} answerText={error.answerText} />
        </Notice>
      )}
      {isPlainFailure && (
        <Notice tone="error">
          <p>{t('notSentTitle')}</p>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {error instanceof WalletBusyError && <DismissedRequest onClick={submission.dismissRequest} />}
    </>
  );
}

type UncheckedProps = { onContinue: () => void; onCancel: () => void };

/**
 * Asks the user to decide when the wallet cannot show its network, before the wallet gets a
 * request.
 */
export function UncheckedNetwork({ onContinue, onCancel }: UncheckedProps) {
  const t = useTranslations('transactions');
  return (
    <Notice tone="warning">
      <p>{t('networkUnchecked')}</p>
      <p>{t('networkUncheckedHelp')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onContinue}>
          {t('goOnUnchecked')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Notice>
  );
}
