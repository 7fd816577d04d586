import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { TippedText } from '@/components/ui/TippedText';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatApr, formatBps } from '@/lib/base/amounts/formatPercent';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { formatMoment } from '@/lib/base/time/formatDate';
import { formatAgo, formatPeriod } from '@/lib/base/time/formatPeriod';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { reservesFrom } from '@/lib/exchange/pairs/pair';
import type { Pool } from '@/lib/exchange/pairs/pool';
import { useLastChange } from '@/lib/exchange/pairs/useLastChange';
import { useLiquidityGrowth } from '@/lib/exchange/pairs/useLiquidityGrowth';
import { usePoolUsd } from '@/lib/exchange/pairs/usePoolUsd';
import { useProviderFeeBps } from '@/lib/exchange/pairs/useProviderFeeBps';
import * as styles from './PoolFacts.css';

const FIGURE_CHARACTERS = 12;

type Props = {
  pool: Pool;
  /** The currencies of the form, in the form's order. */
  currencies: readonly [Currency, Currency];
};

/** What a pool holds, what it pays and has paid to its providers, and when it last changed. */
export function PoolFacts({ pool, currencies: [currencyA, currencyB] }: Props) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const { reserveIn, reserveOut } = reservesFrom(pool.pair, wrapped(currencyA));
  const feeBps = useProviderFeeBps(currencyA.chainId);
  const [ofA, ofB] = [amountOf(currencyA, reserveIn), amountOf(currencyB, reserveOut)];
  const value = usePoolUsd(pool, pool.supply);
  const growth = useSwapFeeGrowth(pool);
  return (
    <>
      <Fact term={t('poolSize')} isTall>
        <span className={styles.size}>
          {value && <span>{formatUsd(value, locale)}</span>}
          <CurrencyAmount amount={ofA} />
          <CurrencyAmount amount={ofB} />
        </span>
      </Fact>
      <Fact term={t('providersEarn')}>
        {feeBps === undefined ? (
          <Skeleton characters={FIGURE_CHARACTERS} />
        ) : (
          t('ofEachSwap', { fee: formatBps(feeBps, locale) })
        )}
      </Fact>
      <Fact term={t('lastChanged')}>
        <LastChange pool={pool} />
      </Fact>
      {/* No such row if nothing has been earned yet, or no endpoint reports it. */}
      {growth && (
        <Fact term={t('swapFeeApr')}>
          {t('overPeriod', {
            apr: formatApr(growth.apr, locale),
            period: formatPeriod(growth.seconds, locale),
          })}
        </Fact>
      )}
    </>
  );
}

/** How long ago the pool last changed, counted up each minute, with the moment as its tip. */
function LastChange({ pool }: { pool: Pool }) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const { changedMs, seconds } = useLastChange(pool.pair);
  if (changedMs === undefined || seconds === undefined)
    return <Skeleton characters={FIGURE_CHARACTERS} />;
  return (
    <TippedText tip={formatMoment(changedMs, locale)}>
      {seconds > 0 ? formatAgo(seconds, locale) : t('underMinuteAgo')}
    </TippedText>
  );
}

/** What the pool has earned for its providers; undefined while unknown. */
function useSwapFeeGrowth({ pair: { token0, token1 } }: Pool) {
  const address = useMemo(() => pairAddress(token0, token1), [token0, token1]);
  return useLiquidityGrowth(token0.chainId, [address]).get(address);
}
