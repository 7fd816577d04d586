import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/layout/lazyPart';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PriceLine } from '@/components/tokens/PriceLine';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatPoolShare } from '@/lib/amounts/percent';
import { formatSlippage } from '@/lib/amounts/slippage';
import type { AddState } from '@/lib/liquidity/useAddScreen';
import { unusualSlippage } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/store';

const PoolObstacleNotice = lazyPart(() =>
  import('./PoolObstacleNotice').then((loaded) => loaded.PoolObstacleNotice),
);

const NOT_KNOWN = '–';
const FIGURE_CHARACTERS = 8;

/** The price of the pool, and how an addition changes the share of it; or why there can be none. */
export function AddFacts({ state }: { state: AddState }) {
  const t = useTranslations('liquidity');
  const locale = useLocale();
  const unusualSlippageBps = useSettings(unusualSlippage);
  const { pairStatus, price, figures, isFirst, obstacle } = state;
  const isComputing = state.sides.currencyA.isComputing || state.sides.currencyB.isComputing;
  const notKnown = isComputing ? <Skeleton characters={FIGURE_CHARACTERS} /> : NOT_KNOWN;
  if (obstacle) return <PoolObstacleNotice obstacle={obstacle} />;
  return (
    <Facts>
      <Fact term={t('price')}>
        {price && <PriceLine price={price} />}
        {!price && (pairStatus === 'loading' ? <Skeleton characters={16} /> : NOT_KNOWN)}
      </Fact>
      <Fact term={t('shareAfter')}>
        {figures?.share ? formatPoolShare(figures.share, locale) : notKnown}
      </Fact>
      <Fact term={t('poolTokensReceived')}>
        {figures ? <CurrencyAmount amount={figures.minted} /> : notKnown}
      </Fact>
      {unusualSlippageBps !== undefined && !isFirst && (
        <Fact term={t('slippage')}>{formatSlippage(unusualSlippageBps, locale)}</Fact>
      )}
    </Facts>
  );
}
