import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { Fact } from '@/components/ui/Facts';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/amounts/amount';
import { formatAgo } from '@/lib/amounts/formatAgo';
import { formatPeriod } from '@/lib/amounts/formatPeriod';
import { formatUsd } from '@/lib/amounts/formatUsd';
import { formatApr, formatFee } from '@/lib/amounts/percent';
import { reservesFrom } from '@/lib/pairs/pair';
import { pairAddress } from '@/lib/pairs/pairAddress';
import type { Pool } from '@/lib/pairs/pool';
import { totalUsd } from '@/lib/pairs/usdPrice';
import { useLiquidityGrowth } from '@/lib/pairs/useLiquidityGrowth';
import { useProviderFeeBps } from '@/lib/pairs/useProviderFee';
import { useSecondsUnchanged } from '@/lib/pairs/useSecondsUnchanged';
import { useUsdPrices } from '@/lib/pairs/useUsdPrices';
import type { Currency } from '@/lib/tokens/currency';
import { isSameToken } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import * as styles from './PoolFacts.css';

const FIGURE_CHARACTERS = 12;

type Props = {
  pool: Pool;
  /** The currencies of the form, in its order. */
  currencies: readonly [Currency, Currency];
};

/** What a pool holds, what it pays and has paid to its providers, and when it was last used. */
export function PoolFacts({ pool, currencies: [currencyA, currencyB] }: Props) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const { reserveIn, reserveOut } = reservesFrom(pool.pair, wrapped(currencyA));
  const feeBps = useProviderFeeBps(currencyA.chainId);
  const value = usePoolValue(pool);
  const growth = useSwapFeeGrowth(pool);
  const secondsUnused = useSecondsUnchanged(pool.pair);
  return (
    <>
      <Fact term={t('poolSize')} isTall>
        <span className={styles.size}>
          {value && <span>{formatUsd(value, locale)}</span>}
          <CurrencyAmount amount={amountOf(currencyA, reserveIn)} />
          <CurrencyAmount amount={amountOf(currencyB, reserveOut)} />
        </span>
      </Fact>
      <Fact term={t('providersEarn')}>
        {feeBps === undefined ? (
          <Skeleton characters={FIGURE_CHARACTERS} />
        ) : (
          t('ofEachSwap', { fee: formatFee(feeBps, locale) })
        )}
      </Fact>
      <Fact term={t('swapFeeApr')}>
        {growth ? (
          t('overPeriod', {
            apr: formatApr(growth.apr, locale),
            period: formatPeriod(growth.seconds, locale),
          })
        ) : (
          <MissingFigure label={t('unknown')} />
        )}
      </Fact>
      <Fact term={t('lastUsed')}>
        {secondsUnused === undefined && <Skeleton characters={FIGURE_CHARACTERS} />}
        {secondsUnused === 0 && t('underMinuteAgo')}
        {secondsUnused !== undefined && secondsUnused > 0 && formatAgo(secondsUnused, locale)}
      </Fact>
    </>
  );
}

/** What the pool has earned for its providers; undefined while unknown. */
function useSwapFeeGrowth({ pair: { token0, token1 } }: Pool) {
  const address = useMemo(() => pairAddress(token0, token1), [token0, token1]);
  return useLiquidityGrowth(token0.chainId, [address]).get(address);
}

/** What the reserves are worth in dollars; undefined where a price can't be trusted. */
function usePoolValue({ pair }: Pool) {
  const { token0, token1, reserve0, reserve1 } = pair;
  const tokens = useMemo(() => [token0, token1], [token0, token1]);
  const { prices } = useUsdPrices(token0.chainId, tokens);
  const amounts = [amountOf(token0, reserve0), amountOf(token1, reserve1)];
  return totalUsd(amounts, (token) => prices[isSameToken(token, token0) ? 0 : 1]);
}
