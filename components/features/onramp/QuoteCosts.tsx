import { useLocale, useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { AVALANCHE } from '@/lib/base/networks/network';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { type CardQuote, quoteCosts } from '@/lib/features/onramp/cardQuote';
import { formatFiat, formatQuotedAvax } from '@/lib/features/onramp/formatQuote';

const WAVAX = wrappedNative(AVALANCHE);
const WEI = 10n ** 18n;

/** What a purchase brings and costs, next to the price of the pools. */
export function QuoteCosts({ quote }: { quote: CardQuote }) {
  const t = useTranslations('buy');
  const locale = useLocale();
  const { price } = useUsdPrice(WAVAX);
  const { sourceCurrency, sourceAmount, destAmount } = quote;
  const costs = quoteCosts(quote);
  const paid = (value: number) => formatFiat(value, sourceCurrency, locale);
  return (
    <Facts>
      <Fact term={t('receive')}>{formatQuotedAvax(destAmount, locale)}</Fact>
      <Fact term={t('price')}>{paid(costs.price)}</Fact>
      <Fact term={t('fee')}>{paid(costs.transactionFee)}</Fact>
      <Fact term={t('networkFee')}>{paid(costs.networkFee)}</Fact>
      <Fact term={t('total')}>{paid(sourceAmount)}</Fact>
      <Fact term={t('allIn')}>{paid(costs.priceAllIn)}</Fact>
      {sourceCurrency === 'USD' && price && (
        <Fact term={t('poolPrice')}>
          {formatUsd({ numerator: price.numerator * WEI, denominator: price.denominator }, locale)}
        </Fact>
      )}
    </Facts>
  );
}
