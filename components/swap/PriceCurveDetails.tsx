import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { TradeMessages } from '@/components/layout/TradeMessages';
import { lazyComponent } from '@/components/ui/lazyComponent';
import type { PriceCurve as Picture } from './PriceCurve';
import * as styles from './PriceCurveDetails.css';

const PriceCurve = lazyComponent(() => import('./PriceCurve').then((loaded) => loaded.PriceCurve));

type Props = ComponentProps<typeof Picture>;

/** The picture of a trade, for who opens it. */
export function PriceCurveDetails(props: Props) {
  return (
    <TradeMessages>
      <Details {...props} />
    </TradeMessages>
  );
}

function Details(props: Props) {
  const t = useTranslations('trade');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.inset} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('curve')}</summary>
      <div className={styles.space}>{isOpen && <PriceCurve {...props} />}</div>
    </details>
  );
}
