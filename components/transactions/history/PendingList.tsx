import { useTranslations } from 'next-intl';
import { useContext, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { LimitPassedContext } from '@/components/transactions/progress/limitPassed';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { PendingItems } from '@/lib/transactions/submit/usePendingItems';
import { PendingDialog, type PendingItem } from './PendingDialog';
import * as styles from './PendingList.css';
import { UnansweredRequest } from './UnansweredRequest';
import { useSummaryText } from './useSummaryText';

/** The pending transactions, each with a button that opens its dialog again. */
export const PendingList = withMessages(signingMessages, Content);

type Props = { pending: PendingItems };

function Content({ pending: { request, sent, unanswered } }: Props) {
  const t = useTranslations('transactions');
  const isLimitPassed = useContext(LimitPassedContext);
  const [opened, setOpened] = useState<PendingItem>();
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
            <PendingRow item={{ summary: request }} text={t('waiting')} onOpen={setOpened} />
          )}
          {sent.map(({ hash, summary }) => (
            <PendingRow
              key={hash}
              item={{ summary, hash }}
              text={t('pending')}
              onOpen={setOpened}
            />
          ))}
        </ul>
      )}
      {request && isLimitPassed && (
        <div className={styles.notice}>
          <Notice tone="warning">{t('limitPassed')}</Notice>
        </div>
      )}
      {opened && <PendingDialog item={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type RowProps = {
  item: PendingItem;
  text: string;
  onOpen: (item: PendingItem) => void;
};

function PendingRow({ item, text, onOpen }: RowProps) {
  const t = useTranslations('transactions');
  const summaryText = useSummaryText();
  // Once it is sent, it has the digits of its later report.
  const length = item.hash ? 'short' : 'full';
  return (
    <li className={styles.row}>
      <Spinner />
      <div className={styles.words}>
        <p>{summaryText(item, length)}</p>
        <p className={styles.faint}>{text}</p>
      </div>
      <Button variant="secondary" onClick={() => onOpen(item)}>
        {t('show')}
      </Button>
    </li>
  );
}
