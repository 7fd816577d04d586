import { useLocale, useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { AVALANCHE } from '@/lib/base/networks/network';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { type CardQuote, quoteCosts } from '@/lib/features/onramp/cardQuote';
import { formatFiat } from '@/lib/features/onramp/formatQuote';
import * as styles from './QuotePanel.css';

const WAVAX = wrappedNative(AVALANCHE);
const WEI = 10n ** 18n;

/** What a purchase costs, next to the price of the pools, to unfold from the price with all fees. */
export function QuoteCosts({ quote }: { quote: CardQuote }) {
  const t = useTranslations('buy');
  const locale = useLocale();
  const { price } = useUsdPrice(WAVAX);
  const { sourceCurrency, sourceAmount } = quote;
  const costs = quoteCosts(quote);
  const paid = (value: number) => formatFiat(value, sourceCurrency, locale);
  return (
    <details className={styles.costs}>
      <summary className={styles.costsTitle}>
        {t('costs', { price: paid(costs.priceAllIn) })}
      </summary>
      <Facts>
        <Fact term={t('price')}>{paid(costs.price)}</Fact>
        <Fact term={t('fee')}>{paid(costs.transactionFee)}</Fact>
        <Fact term={t('networkFee')}>{paid(costs.networkFee)}</Fact>
        <Fact term={t('total')}>
          <strong>{paid(sourceAmount)}</strong>
        </Fact>
        <Fact term={t('allIn')}>{paid(costs.priceAllIn)}</Fact>
        {sourceCurrency === 'USD' && price && (
          <Fact term={t('poolPrice')}>
            {formatUsd(
              { numerator: price.numerator * WEI, denominator: price.denominator },
              locale,
            )}
          </Fact>
        )}
      </Facts>
    </details>
  );
}
