import { useLocale, useTranslations } from 'next-intl';
import { PriceLine } from '@/components/tokens/PriceLine';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatPriceImpact } from '@/lib/amounts/percent';
import type { Price } from '@/lib/amounts/price';
import { useMarketPrice } from '@/lib/liquidity/useMarketPrice';

/** The price that a first addition sets, beside the market price if one is known. */
export function PriceBesideMarket({ price }: { price: Price }) {
  const t = useTranslations('poolReview');
  const symbolText = useSymbolText();
  const locale = useLocale();
  const market = useMarketPrice(price);
  if (market.status !== 'known')
    return <p>{t(market.status === 'loading' ? 'marketLoading' : 'marketUnknown')}</p>;
  const { gap } = market;
  return (
    <>
      <Facts>
        <Fact term={t('priceSet')}>
          <PriceLine price={price} />
        </Fact>
        <Fact term={t('marketPrice')}>
          <PriceLine price={market.price} />
        </Fact>
      </Facts>
      {gap.isFar && (
        <p>
          {t(gap.isAbove ? 'farAbove' : 'farBelow', {
            share: formatPriceImpact(gap.share, locale),
            symbol: symbolText(price.base),
          })}
        </p>
      )}
    </>
  );
}
