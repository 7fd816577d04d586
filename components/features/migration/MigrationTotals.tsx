import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { type TotalValue, useMigrationTotals } from '@/lib/features/migration/useMigrationTotals';
import * as styles from './LandingScreen.css';

/** What all together have staked in the versions of the farms, and what the newest one pays. */
export function MigrationTotals() {
  const t = useTranslations('migrationLanding');
  const { newest, older, weekly } = useMigrationTotals();
  return (
    <dl className={styles.totals} aria-label={t('totals')}>
      <Total term={t('newest')}>
        <Value total={newest} />
      </Total>
      <Total term={t('older')}>
        <Value total={older} />
      </Total>
      <Total term={t('weekly')}>
        {weekly ? (
          <CurrencyAmount amount={weekly} digits={SHORT_DIGITS} />
        ) : (
          <Skeleton characters={8} />
        )}
      </Total>
    </dl>
  );
}

function Total({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

function Value({ total }: { total: TotalValue | undefined }) {
  const t = useTranslations('migrationLanding');
  const locale = useLocale();
  if (total === undefined) return <Skeleton characters={8} />;
  const amount = formatUsd(total.usd, locale);
  return <>{total.isPartial ? t('atLeast', { amount }) : amount}</>;
}
