import { useLocale, useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import { localizePercent } from '@/lib/amounts/localNumber';

/** An APR in whole percent, or a dash where there is none. */
export function StakeAprFigure({ percent }: { percent: bigint | undefined }) {
  const t = useTranslations('stake');
  const locale = useLocale();
  if (percent !== undefined) return localizePercent(String(percent), locale);
  return (
    <>
      <span aria-hidden="true">{t('none')}</span>
      <span className={announcement}>{t('noneLabel')}</span>
    </>
  );
}
