import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { AVALANCHE } from '@/lib/base/networks/network';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { type CardQuote, quoteCosts } from '@/lib/features/onramp/cardQuote';
import { formatFiat, formatQuotedAvax } from '@/lib/features/onramp/formatQuote';
import { QuoteRows } from './QuoteRows';

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
  const figures = {
    receive: formatQuotedAvax(destAmount, locale),
    price: paid(costs.price),
    fee: paid(costs.transactionFee),
    networkFee: paid(costs.networkFee),
    total: paid(sourceAmount),
    allIn: paid(costs.priceAllIn),
  };
  return (
    <QuoteRows figure={(row) => figures[row]}>
      {sourceCurrency === 'USD' && price && (
        <Fact term={t('poolPrice')}>
          {formatUsd({ numerator: price.numerator * WEI, denominator: price.denominator }, locale)}
        </Fact>
      )}
    </QuoteRows>
  );
}
