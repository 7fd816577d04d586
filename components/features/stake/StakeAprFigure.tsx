import { useLocale, useTranslations } from 'next-intl';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { formatApr } from '@/lib/base/amounts/formatPercent';
import type { StakeApr } from '@/lib/exchange/rewards/stakes/stakeApr';

/** An APR; a dash if there is none or it is unknown, which is read aloud. */
export function StakeAprFigure({ apr }: { apr: StakeApr }) {
  const t = useTranslations('stake');
  const locale = useLocale();
  if (typeof apr === 'string') return <MissingFigure label={t(apr)} />;
  return <>{formatApr(apr, locale)}</>;
}
