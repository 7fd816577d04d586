import { useTranslations } from 'next-intl';
import { NOT_KNOWN } from '@/components/ui/notKnown';

/** In the place of the change within a day until it is known. */
export function DayChangeWaiting() {
  const t = useTranslations('portfolio');
  return <span>{`${t('change')} ${NOT_KNOWN}`}</span>;
}
