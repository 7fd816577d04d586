import { CircleQuestionMark } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSummaryText } from '@/components/transactions/history/useSummaryText';
import { Button } from '@/components/ui/Button';
import { plainText } from '@/lib/base/text/plainText';
import type { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { useFoundRequest } from '@/lib/transactions/submit/useRequestLog';
import { ExplorerLink } from './ExplorerLink';
import { ICON_SIZE, ProgressRing } from './ProgressRing';
import * as styles from './TransactionProgress.css';
import { TransactionSent } from './TransactionSent';

type Props = {
  error: PerhapsSentError;
  onBack: () => void;
  onClose: () => void;
};

/** What was perhaps sent, until it is found on the network; then its outcome. */
export function PerhapsSent({ error: { request, answerText }, onBack, onClose }: Props) {
  const t = useTranslations('transactions');
  const found = useFoundRequest(request);
  if (found) return <TransactionSent transaction={found} isAboveForm onClose={onClose} />;
  return (
    <div className={styles.sheet} role="alert">
      <div className={styles.message}>
        <ProgressRing share={1} tone="neutral">
          <CircleQuestionMark size={ICON_SIZE} strokeWidth={1.75} />
        </ProgressRing>
        <PerhapsSentText request={request} answerText={answerText} />
      </div>
      <div className={styles.actions}>
        <Button variant="primary" className={styles.action} onClick={onClose}>
          {t('close')}
        </Button>
        <Button variant="secondary" className={styles.action} onClick={onBack}>
          {t('backToReview')}
        </Button>
      </div>
    </div>
  );
}

type TextProps = { request: SendRequest; answerText: string };

/** Says that a request may have been sent, with the wallet's own words and the account's page. */
export function PerhapsSentText({ request, answerText }: TextProps) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  const answer = plainText(answerText);
  return (
    <>
      <p className={styles.summary}>{summaryText(request)}</p>
      <p>{t('perhapsSent')}</p>
      {answer && <p className={styles.faint}>{t('walletAnswered', { answer })}</p>}
      <ExplorerLink chainId={request.chainId} target={{ type: 'address', address: request.from }} />
    </>
  );
}
