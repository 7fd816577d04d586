import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import { poolReviewMessages } from '@/lib/i18n/exported/poolReview';

/** On the form, above its action: what it means to be the first. */
export const FirstProviderNotice = withMessages({ poolReview: poolReviewMessages }, Content);

function Content() {
  const t = useTranslations('poolReview');
  return (
    <Notice tone="warning">
      <p>{t('firstProvider')}</p>
    </Notice>
  );
}
