import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { Session } from './useReviewSession';

/** Below a form: the notice about how its last review ended. */
export function EndedReview({
  session: { closed },
}: {
  session: Pick<Session<unknown>, 'closed'>;
}) {
  const t = useTranslations('errors');
  if (closed === 'walletChanged') return <Notice tone="warning">{t('walletChanged')}</Notice>;
  return closed === 'closedEarly' ? <Notice tone="plain">{t('closedEarly')}</Notice> : null;
}
