import { useLocale, useTranslations } from 'next-intl';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { Notice } from '@/components/ui/Notice';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { formatTime } from '@/lib/base/time/formatTime';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { updateUnansweredRequest } from '@/lib/transactions/submit/storeActions';
import * as styles from './RecentTransactions.css';
import { useSummaryText } from './useSummaryText';

/**
 * A request that the wallet may still have, because the document was loaded again or the wallet was
 * disconnected meanwhile, or may have sent, because its answer was unclear.
 */
export function UnansweredRequest({ request }: { request: SendRequest }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const summaryText = useSummaryText();
  const { addedTime, chainId, from, isPerhapsSent } = request;
  const values = { what: summaryText(request), time: formatTime(addedTime, Date.now(), locale) };
  return (
    <Notice tone="warning">
      <p className={styles.unanswered}>
        {t(isPerhapsSent ? 'unansweredPerhapsSent' : 'unansweredRequest', values)}
        <SentenceSpace />
        {isPerhapsSent && (
          <ExplorerLink chainId={chainId} target={{ type: 'address', address: from }} />
        )}{' '}
        <button
          type="button"
          className={inlineButton}
          onClick={() => updateUnansweredRequest(request, { isDismissed: true })}
        >
          {t('iDismissed')}
        </button>
      </p>
    </Notice>
  );
}
