import { useLocale, useTranslations } from 'next-intl';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { formatApr } from '@/lib/base/amounts/formatPercent';
import type { Fraction } from '@/lib/base/amounts/fraction';

/** An APR, or a dash if there is none. */
export function StakeAprFigure({ apr }: { apr: Fraction | undefined }) {
  const t = useTranslations('stake');
  const locale = useLocale();
  if (!apr) return <MissingFigure label={t('none')} />;
  return <>{formatApr(apr, locale)}</>;
}
