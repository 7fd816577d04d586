import { useLocale, useTranslations } from 'next-intl';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { localizePercent } from '@/lib/amounts/localNumber';

/** An APR in whole percent, or a dash where there is none. */
export function StakeAprFigure({ percent }: { percent: bigint | undefined }) {
  const t = useTranslations('stake');
  const locale = useLocale();
  if (percent === undefined) return <MissingFigure label={t('none')} />;
  return localizePercent(String(percent), locale);
}
