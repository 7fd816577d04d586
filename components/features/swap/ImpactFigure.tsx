import { useLocale, useTranslations } from 'next-intl';
import { formatPriceImpact } from '@/lib/base/amounts/formatPercent';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { impactTier } from '@/lib/exchange/trade/impactTier';
import { WarnedFigure } from './WarnedFigure';

/** The price impact of a swap; a high one and a very high one differ in words, icon and colour. */
export function ImpactFigure({ impact: exact }: { impact: Fraction }) {
  const t = useTranslations('swap');
  const impact = formatPriceImpact(exact, useLocale());
  switch (impactTier(exact, true).confirmation) {
    case 'none':
      return <>{impact}</>;
    case 'yesNo':
      return <WarnedFigure>{t('impactHigh', { impact })}</WarnedFigure>;
    case 'typed':
      return <WarnedFigure isSevere>{t('impactVeryHigh', { impact })}</WarnedFigure>;
  }
}
