import { useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { minutesOf } from '@/lib/site/settings/deadlineSetting';
import { MARGIN_SECONDS } from '@/lib/transactions/review/deadline';

/** In a review: how long after signing the transaction may still be mined. */
export function DeadlineFact({ deadlineSeconds }: { deadlineSeconds: number }) {
  const t = useTranslations('transactions');
  return (
    <Fact term={t('deadline')}>
      {t('deadlineIn', { minutes: minutesOf(deadlineSeconds), margin: MARGIN_SECONDS })}
    </Fact>
  );
}
