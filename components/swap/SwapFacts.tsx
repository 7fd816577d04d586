import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatPriceImpact } from '@/lib/amounts/percent';
import type { SwapFigures } from '@/lib/swap/figures';
import { PathLine } from './PathLine';
import { PriceLine } from './PriceLine';

/** What a swap costs and what it guarantees, in the quiet table under the form. */
export function SwapFacts({ figures }: { figures: SwapFigures }) {
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
      <Fact term={t('priceImpact')}>{formatPriceImpact(figures.impact, locale)}</Fact>
      <Fact term={t('providerFee')}>
        <CurrencyAmount amount={figures.providerFee} />
      </Fact>
      <Fact term={t('path')}>
        <PathLine path={figures.path} />
      </Fact>
    </Facts>
  );
}
