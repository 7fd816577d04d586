import { useLocale, useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { AVALANCHE } from '@/lib/base/networks/network';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import { type CardQuote, quoteCosts } from '@/lib/features/onramp/cardQuote';
import { formatFiat, formatQuotedAvax } from '@/lib/features/onramp/formatQuote';
import * as styles from './QuotePanel.css';

const WAVAX = wrappedNative(AVALANCHE);
const WEI = 10n ** 18n;
const FIGURE_CHARACTERS = 8;

type Props = {
  /** Undefined while there is none. */
  quote: CardQuote | undefined;
  isLoading: boolean;
};

/** What a purchase brings and costs, next to the price of the pools. */
export function QuoteCosts({ quote, isLoading }: Props) {
  const t = useTranslations('buy');
  const locale = useLocale();
  const costs = quote && quoteCosts(quote);
  const missing = isLoading ? <Skeleton characters={FIGURE_CHARACTERS} /> : NOT_KNOWN;
  const paid = (value: number | undefined) =>
    quote && value !== undefined ? formatFiat(value, quote.sourceCurrency, locale) : missing;
  return (
    <>
      <dl className={styles.received}>
        <div>
          <dt className={styles.term}>{t('receive')}</dt>
          <dd className={styles.avax}>
            {quote ? formatQuotedAvax(quote.destAmount, locale) : missing}
          </dd>
        </div>
      </dl>
      <div className={styles.costs}>
        <Facts>
          <Fact term={t('price')}>{paid(costs?.price)}</Fact>
          <Fact term={t('fee')}>{paid(costs?.transactionFee)}</Fact>
          <Fact term={t('networkFee')}>{paid(costs?.networkFee)}</Fact>
          <Fact term={t('total')}>
            <strong>{paid(quote?.sourceAmount)}</strong>
          </Fact>
          <Fact term={t('allIn')}>{paid(costs?.priceAllIn)}</Fact>
          {quote?.sourceCurrency === 'USD' && <PoolPrice />}
        </Facts>
      </div>
    </>
  );
}

/** Its line is there once the price is known. */
function PoolPrice() {
  const t = useTranslations('buy');
  const locale = useLocale();
  const { price } = useUsdPrice(WAVAX);
  if (!price) return null;
  return (
    <Fact term={t('poolPrice')}>
      {formatUsd({ numerator: price.numerator * WEI, denominator: price.denominator }, locale)}
    </Fact>
  );
}
