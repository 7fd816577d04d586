import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Figure } from '@/components/ui/Figure';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatApr, formatBps } from '@/lib/base/amounts/formatPercent';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import { tradedInDay } from '@/lib/exchange/market/tradedInDay';
import { usePoolDay } from '@/lib/exchange/market/usePoolDay';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { usePoolUsd } from '@/lib/exchange/pairs/usePoolUsd';
import { usePairFarm } from '@/lib/exchange/rewards/farms/usePairFarm';
import * as styles from './SwapMarket.css';

const FIGURE_CHARACTERS = 7;

/** What a pool holds, about what was traded in it, and what it pays to its providers. */
export function PoolFigures({ pair }: { pair: Pair | undefined }) {
  const t = useTranslations('market.pool');
  const locale = useLocale();
  // All of a supply of one is worth what the pool is.
  const liquidity = usePoolUsd(pair && { pair, supply: 1n }, 1n);
  const day = usePoolDay(pair, true);
  const farm = usePairFarm(pair);
  const known = typeof day === 'string' ? undefined : day;
  const traded = known?.usd && tradedInDay(known.usd.volume, known.turnover.seconds);
  const isReading = day === 'reading';
  return (
    <>
      <dl className={styles.figures}>
        <Figure term={t('liquidity')}>
          {shown(liquidity && formatWholeUsd(liquidity, locale), pair === undefined, t('unknown'))}
        </Figure>
        <Figure term={t('traded')}>
          {shown(
            traded && t('about', { figure: formatWholeUsd(traded, locale) }),
            isReading,
            t('unknown'),
          )}
        </Figure>
        <Figure term={t('earned')}>
          <span className={styles.gain}>
            {shown(known && formatApr(known.growth.apr, locale), isReading, t('unknown'))}
          </span>
        </Figure>
        <Figure term={t('farm')}>
          <span className={styles.gain}>
            {shown(
              farm.apr && formatApr(farm.apr, locale),
              farm.isReading,
              t(farm.exists ? 'unknown' : 'noFarm'),
            )}
          </span>
        </Figure>
      </dl>
      <p className={styles.basis}>
        {known && t('estimated', { period: formatPeriod(known.turnover.seconds, locale) })}
        {day === 'unknown' && t('noDay')}{' '}
        {t('fee', { fee: formatBps(Number(SWAP_FEE_BPS), locale) })}
      </p>
    </>
  );
}

/** A figure, its place while it is read, or a dash. */
function shown(figure: string | undefined, isReading: boolean, missing: string): ReactNode {
  if (figure !== undefined) return figure;
  return isReading ? (
    <Skeleton characters={FIGURE_CHARACTERS} />
  ) : (
    <MissingFigure label={missing} />
  );
}
