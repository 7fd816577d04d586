import { TriangleAlert } from 'lucide-react';
import { useLocale } from 'next-intl';
import type { Fraction } from '@/lib/amounts/fraction';
import { formatPriceImpact } from '@/lib/amounts/percent';
import { impactTier } from '@/lib/trade/impactTier';
import * as styles from './ImpactFigure.css';

/** The price impact of a swap; above the warning limit in the error colour, with an icon. */
export function ImpactFigure({ impact }: { impact: Fraction }) {
  const locale = useLocale();
  const text = formatPriceImpact(impact, locale);
  if (!impactTier(impact, true).isWarning) return text;
  return (
    <span className={styles.warning}>
      <TriangleAlert size={14} aria-hidden="true" />
      {text}
    </span>
  );
}
