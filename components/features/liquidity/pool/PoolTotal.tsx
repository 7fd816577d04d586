import { useLocale, useTranslations } from 'next-intl';
import { term } from '@/components/ui/figure.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import type { Positions } from '@/lib/exchange/pairs/usePositions';
import { positionsTotal } from '@/lib/features/liquidity/positionsTotal';
import * as styles from './PoolScreen.css';

/** What the positions of known value are worth together; nothing without one. */
export function PoolTotal({ positions }: { positions: Positions }) {
  const t = useTranslations('pool');
  const locale = useLocale();
  if (positions.status !== 'ready') {
    return positions.status === 'loading' ? (
      <p className={styles.total} aria-hidden="true">
        <span className={term}>{t('total')}</span>
        <span className={styles.totalValue}>
          <Skeleton characters={9} />
        </span>
      </p>
    ) : null;
  }
  const { usd, uncounted } = positionsTotal(positions.positions);
  if (usd === undefined) return null;
  return (
    <dl className={styles.total}>
      <dt className={term}>
        {t(positions.isSearching ? 'totalSoFar' : 'total')}
        {uncounted > 0 && ` ${t('without', { count: uncounted })}`}
      </dt>
      <dd className={styles.totalValue}>{formatUsd(usd, locale)}</dd>
    </dl>
  );
}
