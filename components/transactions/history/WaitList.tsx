import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { Waiting } from '@/lib/transactions/submit/useWaiting';
import { UnansweredRequest } from './UnansweredRequest';
import { useSummaryText } from './useSummaryText';
import { type Wait, WaitDialog } from './WaitDialog';
import * as styles from './WaitList.css';

/** The transactions that wait, each with a button that opens its dialog again. */
export const WaitList = withMessages(signingMessages, Content);

type Props = {
  waiting: Waiting;
  /** Whether the price has passed the limit of what the wallet is asked to send. */
  isLimitPassed: boolean;
};

function Content({ waiting: { request, sent, unanswered }, isLimitPassed }: Props) {
  const t = useTranslations('transactions');
  const [opened, setOpened] = useState<Wait>();
  return (
    <>
      {unanswered.map((each) => (
        <div key={each.addedTime} className={styles.notice}>
          <UnansweredRequest request={each} />
        </div>
      ))}
      {(request !== undefined || sent.length > 0) && (
        <ul className={styles.list} aria-label={t('waits')}>
          {request && (
            <WaitRow wait={{ summary: request }} text={t('waiting')} onOpen={setOpened} />
          )}
          {sent.map(({ hash, summary }) => (
            <WaitRow key={hash} wait={{ summary, hash }} text={t('pending')} onOpen={setOpened} />
          ))}
        </ul>
      )}
      {request && isLimitPassed && (
        <div className={styles.notice}>
          <Notice tone="warning">{t('limitPassed')}</Notice>
        </div>
      )}
      {opened && (
        <WaitDialog
          wait={opened}
          isLimitPassed={isLimitPassed}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type WaitProps = {
  wait: Wait;
  text: string;
  onOpen: (wait: Wait) => void;
};

function WaitRow({ wait, text, onOpen }: WaitProps) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  // Once it is sent, it has the digits of its later report.
  const length = wait.hash ? 'short' : 'full';
  return (
    <li className={styles.row}>
      <Spinner />
      <div className={styles.words}>
        <p>{summaryText(wait, length)}</p>
        <p className={styles.faint}>{text}</p>
      </div>
      <Button variant="secondary" onClick={() => onOpen(wait)}>
        {t('show')}
      </Button>
    </li>
  );
}
