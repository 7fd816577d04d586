import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { formatTime } from '@/lib/amounts/formatTime';
import type { OpenRequest } from '@/lib/submit/openRequests';
import { useForgetLeftRequest } from '@/lib/submit/useForgetLeftRequest';
import { DismissedButton } from './DismissedButton';
import { ExplorerLink } from './ExplorerLink';
import { useSummaryText } from './useSummaryText';

/**
 * A request that the wallet may still have, because the document was loaded again or the wallet left
 * the page meanwhile, or may have sent, because its answer was unclear.
 */
export function LeftRequest({ request }: { request: OpenRequest }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const summaryText = useSummaryText();
  const forget = useForgetLeftRequest();
  const { addedTime, chainId, from, isPerhapsSent } = request;
  const values = { what: summaryText(request), time: formatTime(addedTime, Date.now(), locale) };
  return (
    <Notice tone="warning">
      <p>{t(isPerhapsSent ? 'leftPerhapsSent' : 'leftRequest', values)}</p>
      <p>{t(isPerhapsSent ? 'leftPerhapsSentHelp' : 'leftRequestHelp')}</p>
      {isPerhapsSent && (
        <p>
          <ExplorerLink chainId={chainId} target={{ type: 'address', address: from }} />
        </p>
      )}
      <DismissedButton onClick={() => forget(request)} />
    </Notice>
  );
}
