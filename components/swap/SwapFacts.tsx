import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PriceLine } from '@/components/tokens/PriceLine';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatPriceImpact } from '@/lib/amounts/percent';
import { formatSlippage } from '@/lib/amounts/slippage';
import type { SwapFigures } from '@/lib/swap/swapFigures';
import { currencyId } from '@/lib/tokens/currency';
import { ImpactFigure } from './ImpactFigure';
import { RouteLine } from './RouteLine';

type Props = {
  figures: SwapFigures;
  /** The slippage tolerance; undefined when it is not shown. */
  slippageBps: number | undefined;
  /** Whether a changed figure is marked for a moment, as in a review. */
  marksChanges?: boolean;
};

/** A quiet table of a swap's costs and limits. */
export function SwapFacts({ figures, slippageBps, marksChanges = false }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const { limit, price, impact } = figures;
  const mark = (text: string) => (marksChanges ? text : undefined);
  return (
    <Facts>
      <Fact term={t('price')} mark={mark(`${price.numerator}/${price.denominator}`)}>
        <PriceLine price={price} />
      </Fact>
      <Fact term={t(limit.type)} mark={mark(String(limit.amount.raw))}>
        <CurrencyAmount
          amount={limit.amount}
          rounding={limit.type === 'maximumSold' ? 'up' : 'down'}
        />
      </Fact>
      {slippageBps !== undefined && (
        <Fact term={t('slippage')}>{formatSlippage(slippageBps, locale)}</Fact>
      )}
      <Fact term={t('priceImpact')} mark={mark(formatPriceImpact(impact, locale))}>
        <ImpactFigure impact={impact} />
      </Fact>
      <Fact term={t('providerFee')} mark={mark(String(figures.providerFee.raw))}>
        <CurrencyAmount amount={figures.providerFee} />
      </Fact>
      <Fact term={t('path')} mark={mark(figures.route.map(currencyId).join())}>
        <RouteLine route={figures.route} />
      </Fact>
    </Facts>
  );
}
