import { useLocale, useTranslations } from 'next-intl';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { formatPriceDeviation } from '@/lib/base/amounts/formatPercent';
import type { Price } from '@/lib/base/amounts/price';
import { priceDeviation } from '@/lib/features/liquidity/marketPrice';
import type { MarketPrice } from '@/lib/features/liquidity/useMarketPrice';

type Props = { price: Price; market: MarketPrice };

/** What it costs to set a price far from the market's, or that no market price is known. */
export function DeviationText({ price, market }: Props) {
  const t = useTranslations('poolReview');
  const symbolText = useSymbolText();
  const locale = useLocale();
  if (market.status !== 'known')
    return market.status === 'unknown' ? <p>{t('marketUnknown')}</p> : null;
  const { isFar, isAbove, share } = priceDeviation(price, market.price);
  if (!isFar) return null;
  const values = { share: formatPriceDeviation(share, locale), symbol: symbolText(price.base) };
  return <p>{t(isAbove ? 'farAbove' : 'farBelow', values)}</p>;
}
