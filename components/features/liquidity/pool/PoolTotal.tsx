import { useLocale, useTranslations } from 'next-intl';
import { term } from '@/components/ui/figure.css';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { knownTotal } from '@/lib/base/amounts/knownTotal';
import type { Positions, ValuedPosition } from '@/lib/exchange/pairs/usePositions';
import * as styles from './PoolScreen.css';

type Props = {
  positions: Positions;
  /** What is staked in farms; undefined while not all of it is known. */
  staked?: {
    readonly positions: readonly Pick<ValuedPosition, 'totalUsd'>[];
    readonly isSearching: boolean;
  };
};

/** What the positions of known value are worth together; without one, the empty place of it. */
export function PoolTotal({ positions, staked }: Props) {
  const t = useTranslations('pool');
  const locale = useLocale();
  if (positions.status === 'loading') return <TotalWaiting />;
  if (positions.status !== 'ready') return <div className={styles.total} />;
  const all = [...positions.positions, ...(staked?.positions ?? [])];
  const { total, unknown } = knownTotal(all.map(({ totalUsd }) => totalUsd));
  if (total === undefined) return <div className={styles.total} />;
  const isSearching = positions.isSearching || staked?.isSearching;
  const name = staked ? 'whole' : 'total';
  return (
    <dl className={styles.total}>
      <dt className={term}>
        {t(isSearching ? `${name}SoFar` : name)}
        {unknown > 0 && ` ${t('without', { count: unknown })}`}
      </dt>
      <dd className={styles.totalValue}>{formatUsd(total, locale)}</dd>
    </dl>
  );
}

/** The place of the total. */
export function TotalWaiting() {
  const t = useTranslations('pool');
  return (
    <p className={styles.total} aria-hidden="true">
      <span className={term}>{t('whole')}</span>
      <span className={styles.totalValue}>
        <Skeleton characters={9} />
      </span>
    </p>
  );
}
