import { useLocale, useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatPriceChange } from '@/lib/base/amounts/formatPercent';
import { marketMessages } from '@/lib/base/i18n/exported/market';
import type { PathRead } from '@/lib/exchange/market/historyRead';
import { priceChange } from '@/lib/exchange/market/priceChange';
import { invertedPoints } from '@/lib/exchange/market/pricePoints';
import { changeTone } from './changeTone';
import * as styles from './PriceChangeLine.css';

type Props = {
  /** The history of a day. */
  day: PathRead;
  /** Whether the price is shown from its other end. */
  isInverted?: boolean;
};

const CHANGE_CHARACTERS = 16;

/** How a price has changed within 24 hours, or that nobody knows. */
export const PriceChangeLine = withMessages({ market: marketMessages }, Content);

function Content({ day, isInverted = false }: Props) {
  const t = useTranslations('market');
  const locale = useLocale();
  if (day.status === 'reading')
    return (
      <p className={styles.line}>
        <Skeleton characters={CHANGE_CHARACTERS} />
      </p>
    );
  const points = day.status === 'drawn' ? day.points : [];
  const change = priceChange(isInverted ? invertedPoints(points) : points);
  if (change === undefined) return <p className={styles.line}>{t('noChange')}</p>;
  return (
    <p className={styles.line}>
      {t.rich('change', {
        change: formatPriceChange(change.bps, locale),
        figure: (text) => (
          <span className={`${styles.figure} ${changeTone(change.bps)}`}>{text}</span>
        ),
      })}
    </p>
  );
}
