import { useTranslations } from 'next-intl';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Price } from '@/lib/base/amounts/price';
import type { MarketPrice } from '@/lib/features/liquidity/useMarketPrice';
import * as styles from './FirstPrices.css';

const PRICE_CHARACTERS = 16;

type Props = {
  /** The price being set; undefined until both amounts are typed. */
  price: Price | undefined;
  market: MarketPrice;
};

/** The price that a first addition sets, and the market price. Its height is always the same. */
export function FirstPrices({ price, market }: Props) {
  const t = useTranslations('poolReview');
  return (
    <dl className={styles.prices}>
      <dt className={styles.term}>{t('priceSet')}</dt>
      <dd className={styles.price}>{price ? <PriceLine price={price} /> : NOT_KNOWN}</dd>
      <dt className={styles.term}>{t('marketPrice')}</dt>
      <dd className={styles.price}>
        {market.status === 'known' && <PriceLine price={market.price} />}
        {market.status === 'loading' && <Skeleton characters={PRICE_CHARACTERS} />}
        {market.status === 'unknown' && NOT_KNOWN}
      </dd>
    </dl>
  );
}
