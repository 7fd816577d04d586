import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PriceLine } from '@/components/tokens/PriceLine';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatSlippage } from '@/lib/amounts/slippage';
import type { SwapFigures } from '@/lib/swap/figures';
import { ImpactFigure } from './ImpactFigure';
import { PathLine } from './PathLine';

type Props = {
  figures: SwapFigures;
  /** The slippage tolerance; undefined where it needs no mention. */
  slippageBps: number | undefined;
};

/** What a swap costs and what it guarantees, in the quiet table under the form. */
export function SwapFacts({ figures, slippageBps }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const { limit } = figures;
  return (
    <Facts>
      <Fact term={t('price')}>
        <PriceLine price={figures.price} />
      </Fact>
      <Fact term={t(limit.type)}>
        <CurrencyAmount
          amount={limit.amount}
          rounding={limit.type === 'maximumSold' ? 'up' : 'down'}
        />
      </Fact>
      {slippageBps !== undefined && (
        <Fact term={t('slippage')}>{formatSlippage(slippageBps, locale)}</Fact>
      )}
      <Fact term={t('priceImpact')}>
        <ImpactFigure impact={figures.impact} />
      </Fact>
      <Fact term={t('providerFee')}>
        <CurrencyAmount amount={figures.providerFee} />
      </Fact>
      <Fact term={t('path')}>
        <PathLine path={figures.path} />
      </Fact>
    </Facts>
  );
}
