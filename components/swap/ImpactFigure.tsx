import { useLocale } from 'next-intl';
import type { Fraction } from '@/lib/amounts/fraction';
import { formatPriceImpact } from '@/lib/amounts/percent';
import { impactTier } from '@/lib/trade/impactTier';
import { WarnedFigure } from './WarnedFigure';

/** The price impact of a swap; above the warning limit in the error colour, with an icon. */
export function ImpactFigure({ impact }: { impact: Fraction }) {
  const locale = useLocale();
  const text = formatPriceImpact(impact, locale);
  return impactTier(impact, true).isWarning ? <WarnedFigure>{text}</WarnedFigure> : text;
}
