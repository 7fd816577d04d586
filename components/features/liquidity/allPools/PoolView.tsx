import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { RecentTrades } from '@/components/parts/market/RecentTrades';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { TokenPair } from '@/lib/exchange/pairs/pair';
import { usePairs } from '@/lib/exchange/pairs/usePairs';
import { useUsdPrices } from '@/lib/exchange/pairs/useUsdPrices';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import { usePairFarm } from '@/lib/exchange/rewards/farms/usePairFarm';
import { addHref } from '@/lib/site/navigation/liquidityPaths';
import { hrefOf } from '@/lib/site/navigation/routes';
import { PoolContract } from './PoolContract';
import { PoolDepthPart } from './PoolDepthPart';
import * as styles from './PoolDialog.css';
import { PoolFigures } from './PoolFigures';
import { PoolPrices } from './PoolPrices';
import { PoolReserves } from './PoolReserves';

type Props = {
  address: Address;
  tokens: TokenPair;
  /** As they are shown. */
  currencies: readonly [Currency, Currency];
  share: Fraction | undefined;
};

/** What a pool holds, pays and costs to move, and the links to what can be done with it. */
export function PoolView({ address, tokens, currencies, share }: Props) {
  const t = useTranslations('pools.view');
  const [token0, token1] = tokens;
  const { chainId } = token0;
  const pairs = useMemo(() => [[token0, token1]] as const, [token0, token1]);
  const [result] = usePairs(chainId, pairs);
  const { usdPriceOf } = useUsdPrices(chainId, pairs[0]);
  const pair = result?.status === 'exists' ? result.pair : undefined;
  const farm = usePairFarm(pair);
  const isLive = pair && pair.reserve0 > 0n && pair.reserve1 > 0n;
  const ids = [currencyId(currencies[0]), currencyId(currencies[1])] as const;
  const swap = `${hrefOf({ name: 'swap' })}?inputCurrency=${ids[0]}&outputCurrency=${ids[1]}`;
  return (
    <div className={styles.parts}>
      <PoolFigures pair={pair} farm={farm} share={share} />
      <div className={styles.actions}>
        <ButtonLink variant="accent" href={addHref('add', ...ids)}>
          {t('add')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={swap}>
          {t('swap')}
        </ButtonLink>
        {farm.farm && (
          <ButtonLink variant="secondary" href={farmHref(farm.farm)}>
            {t('farm')}
          </ButtonLink>
        )}
      </div>
      {pair && !isLive && <p>{t('empty')}</p>}
      {isLive && (
        <>
          <PoolPrices currencies={currencies} />
          <PoolReserves pair={pair} currencies={currencies} usdPriceOf={usdPriceOf} />
          <PoolDepthPart pair={pair} currencies={currencies} usdPriceOf={usdPriceOf} />
          <RecentTrades tokens={[wrapped(currencies[0]), wrapped(currencies[1])]} />
        </>
      )}
      <PoolContract chainId={chainId} address={address} />
    </div>
  );
}
