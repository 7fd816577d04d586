import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Figure } from '@/components/ui/Figure';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatApr, formatPoolShare } from '@/lib/base/amounts/formatPercent';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import { THIN_USD } from '@/lib/exchange/market/marketPairs';
import { usePoolDay } from '@/lib/exchange/market/usePoolDay';
import type { Pair } from '@/lib/exchange/pairs/pair';
import { useLiquidityUsd } from '@/lib/exchange/pairs/useLiquidityUsd';
import type { usePairFarm } from '@/lib/exchange/rewards/farms/usePairFarm';
import { poolDayFigures } from '@/lib/features/liquidity/poolDayFigures';
import { isThin } from '@/lib/features/liquidity/poolRow';
import * as styles from './PoolDialog.css';

const FIGURE_CHARACTERS = 8;

type Props = {
  /** Undefined while it is read. */
  pair: Pair | undefined;
  farm: ReturnType<typeof usePairFarm>;
  /** The account's part of it; undefined if it has none. */
  share: Fraction | undefined;
};

/** What a pool is worth, about what is traded in it, and what it and its farm pay. */
export function PoolFigures({ pair, farm, share }: Props) {
  const t = useTranslations('pools');
  const locale = useLocale();
  const { usd, isReading: isLoading } = usePairUsd(pair);
  const read = usePoolDay(pair, pair !== undefined);
  const day = typeof read === 'object' ? poolDayFigures(read, usd) : undefined;
  const isReading = read === 'reading';
  const isThinPool = isThin({ liquidityUsd: usd });
  const over = day && t('view.over', { period: formatPeriod(day.seconds, locale) });
  return (
    <dl className={styles.figures}>
      <PoolFact
        term={t('orders.liquidity')}
        isReading={isLoading}
        missing={t('unpriced')}
        note={isThinPool && t('thin', { amount: formatWholeUsd(THIN_USD, locale) })}
      >
        {usd && formatWholeUsd(usd, locale)}
      </PoolFact>
      <PoolFact
        term={t('orders.traded')}
        isReading={isReading || isLoading}
        missing={day ? t('unpriced') : t('unmeasured')}
      >
        {day?.tradedUsd && formatWholeUsd(day.tradedUsd, locale)}
      </PoolFact>
      <PoolFact term={t('orders.fees')} isReading={isReading} missing={t('unmeasured')} note={over}>
        {day?.feeApr && formatApr(day.feeApr, locale)}
      </PoolFact>
      <PoolFact
        term={t('orders.farm')}
        isReading={farm.isReading}
        missing={t(farm.exists ? 'farmUnknown' : 'noFarm')}
      >
        {farm.apr && formatApr(farm.apr, locale)}
      </PoolFact>
      {share && (
        <PoolFact term={t('orders.share')} isReading={false} missing={t('noShare')}>
          {formatPoolShare(share, locale)}
        </PoolFact>
      )}
    </dl>
  );
}

/** What a whole pool is worth in dollars, and whether its prices are still being read. */
function usePairUsd(pair: Pair | undefined) {
  const [token0, token1] = [pair?.token0, pair?.token1];
  const pairs = useMemo(
    () => (token0 && token1 ? [[token0, token1] as const] : []),
    [token0, token1],
  );
  const { usdOf, isLoading } = useLiquidityUsd(token0?.chainId, pairs);
  // All of a supply of one is worth what the pool is.
  const usd = pair && usdOf(1n, { pair, supply: 1n });
  return { usd, isReading: pair === undefined || isLoading };
}

type FactProps = {
  term: string;
  isReading: boolean;
  /** Why there is no figure, below the dash. */
  missing: string;
  note?: string | false | undefined;
  /** The figure; empty if there is none. */
  children: ReactNode;
};

function PoolFact({ term, isReading, missing, note, children }: FactProps) {
  const isMissing = !children && !isReading;
  const below = isMissing ? missing : note;
  return (
    <Figure term={term} below={below && <dd className={styles.below}>{below}</dd>}>
      {children ||
        (isReading ? (
          <Skeleton characters={FIGURE_CHARACTERS} />
        ) : (
          <MissingFigure label={missing} />
        ))}
    </Figure>
  );
}
