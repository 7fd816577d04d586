import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { summary } from '@/components/ui/summary.css';
import { PriceCurve } from './PriceCurve';
import * as styles from './PriceCurveDetails.css';
import { TradeMessages } from './TradeMessages';

type Props = ComponentProps<typeof PriceCurve>;

/** The picture of a trade, once it is opened. */
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
      <summary className={summary}>{t('curve')}</summary>
      <div className={styles.space}>{isOpen && <PriceCurve {...props} />}</div>
    </details>
  );
}
