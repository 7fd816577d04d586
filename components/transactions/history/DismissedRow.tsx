import { CircleQuestionMark } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatTime } from '@/lib/base/amounts/formatTime';
import type { OpenRequest } from '@/lib/transactions/submit/openRequestSchema';
import * as styles from './RecentTransactions.css';
import { useSummaryText } from './useSummaryText';

const ICON_SIZE = 20;

/** A request that the user no longer sees in the wallet, in the list of transactions. */
export function DismissedRow({ request }: { request: OpenRequest }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const summaryText = useSummaryText();
  const { addedTime } = request;
  return (
    <li className={styles.row}>
      <CircleQuestionMark size={ICON_SIZE} className={styles.faint} aria-hidden="true" />
      <p className={styles.faint}>
        {t('mayStillBeSent', { what: summaryText(request) })}{' '}
        <time dateTime={new Date(addedTime).toISOString()}>
          {formatTime(addedTime, Date.now(), locale)}
        </time>
      </p>
    </li>
  );
}
