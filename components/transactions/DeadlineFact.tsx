import { useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { MARGIN_SECONDS } from '@/lib/review/deadline';
import { minutesOf } from '@/lib/settings/deadlineSetting';

/** In a review: how long after signing the transaction may still be mined. */
export function DeadlineFact({ deadlineSeconds }: { deadlineSeconds: number }) {
  const t = useTranslations('transactions');
  return (
    <Fact term={t('deadline')}>
      {t('deadlineIn', { minutes: minutesOf(deadlineSeconds), margin: MARGIN_SECONDS })}
    </Fact>
  );
}
