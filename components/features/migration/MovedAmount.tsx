import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { usePoolUsd } from '@/lib/exchange/pairs/usePoolUsd';
import { movedLiquidity } from '@/lib/features/migration/movedLiquidity';
import type { Migration } from '@/lib/features/migration/useMigration';
import * as styles from './MigrateScreen.css';

type Props = { migration: Extract<Migration, { status: 'known' }> };

/** What the current step moves, and what that is worth; nothing without such a step. */
export function MovedAmount({ migration }: Props) {
  const t = useTranslations('migration');
  const locale = useLocale();
  const moved = movedLiquidity(migration);
  const usd = usePoolUsd(moved?.pool, moved?.liquidity.raw);
  if (moved === undefined) return null;
  return (
    <dl className={styles.moved}>
      <dt className={styles.movedTerm}>{t(`moved.${moved.place}`)}</dt>
      <dd className={styles.movedFigure}>
        <CurrencyAmount amount={moved.liquidity} rounding="held" />
        {usd && (
          <span className={styles.movedUsd} translate="no">
            {` · ${formatUsd(usd, locale)}`}
          </span>
        )}
      </dd>
    </dl>
  );
}
