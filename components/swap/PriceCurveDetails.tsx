import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { ScreenMessages } from '@/components/ui/ScreenMessages';
import tradeMessages from '@/messages/en/trade.json';
import type { PriceCurve as Picture } from './PriceCurve';
import * as styles from './PriceCurveDetails.css';

const PriceCurve = lazyComponent(() => import('./PriceCurve').then((loaded) => loaded.PriceCurve));

const MESSAGES = { trade: tradeMessages };

type Props = ComponentProps<typeof Picture>;

/** The picture of a trade, for who opens it. */
export function PriceCurveDetails(props: Props) {
  return (
    <ScreenMessages messages={MESSAGES}>
      <Details {...props} />
    </ScreenMessages>
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
