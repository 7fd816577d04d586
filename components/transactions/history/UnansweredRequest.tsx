import { useLocale, useTranslations } from 'next-intl';
import { DismissedButton } from '@/components/transactions/progress/DismissedButton';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { Notice } from '@/components/ui/Notice';
import { formatTime } from '@/lib/base/time/formatTime';
import type { SendRequest } from '@/lib/transactions/submit/sendRequest';
import { updateUnansweredRequest } from '@/lib/transactions/submit/storeActions';
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
      <p>{t(isPerhapsSent ? 'unansweredPerhapsSent' : 'unansweredRequest', values)}</p>
      {isPerhapsSent && (
        <p>
          <ExplorerLink chainId={chainId} target={{ type: 'address', address: from }} />
        </p>
      )}
      <p>{t(isPerhapsSent ? 'unansweredPerhapsSentHelp' : 'unansweredRequestHelp')}</p>
      <DismissedButton onClick={() => updateUnansweredRequest(request, { isDismissed: true })} />
    </Notice>
  );
}
