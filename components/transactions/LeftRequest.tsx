import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { formatTime } from '@/lib/amounts/formatTime';
import type { OpenRequest } from '@/lib/submit/openRequests';
import { useForgetLeftRequest } from '@/lib/submit/useForgetLeftRequest';
import { DismissedButton } from './DismissedButton';
import { useSummaryText } from './useSummaryText';

/** A request that the wallet may still have, because the document was loaded again meanwhile. */
export function LeftRequest({ request }: { request: OpenRequest }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const summaryText = useSummaryText();
  const forget = useForgetLeftRequest();
  const time = formatTime(request.addedTime, Date.now(), locale);
  return (
    <Notice tone="warning">
      <p>{t('leftRequest', { what: summaryText(request), time })}</p>
      <p>{t('leftRequestHelp')}</p>
      <DismissedButton onClick={() => forget(request)} />
    </Notice>
  );
}
