import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { Currency } from '@/lib/tokens/currency';
import type { Trade } from '@/lib/trade/trade';
import * as styles from './PriceCurveDetails.css';

const PriceCurve = lazyComponent(() => import('./PriceCurve').then((loaded) => loaded.PriceCurve));

/** The picture of a trade, for who opens it. */
export function PriceCurveDetails({ trade, input }: { trade: Trade; input: Currency }) {
  const t = useTranslations('swap');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('priceCurve')}</summary>
      <div className={styles.space}>{isOpen && <PriceCurve trade={trade} input={input} />}</div>
    </details>
  );
}
