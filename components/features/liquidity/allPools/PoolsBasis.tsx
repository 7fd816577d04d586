import { useLocale, useTranslations } from 'next-intl';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import type { PoolRow } from '@/lib/features/liquidity/poolRow';
import * as styles from './AllPools.css';

type Props = {
  rows: readonly PoolRow[];
  /** Whether what was traded is known of any pool, or is still being read. */
  hasHistory: boolean;
};

/** Below the list: where its figures come from, over which time, and what a dash means. */
export function PoolsBasis({ rows, hasHistory }: Props) {
  const t = useTranslations('pools');
  const locale = useLocale();
  const seconds = rows.find(({ day }) => day)?.day?.seconds;
  return (
    <div className={styles.basis}>
      {!hasHistory && <p>{t('noHistory')}</p>}
      {seconds !== undefined && <p>{t('basis', { period: formatPeriod(seconds, locale) })}</p>}
      <p>{t('farmBasis')}</p>
    </div>
  );
}
