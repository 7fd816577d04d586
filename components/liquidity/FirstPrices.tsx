import { useTranslations } from 'next-intl';
import { PriceLine } from '@/components/tokens/PriceLine';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Price } from '@/lib/amounts/price';
import type { MarketPrice } from '@/lib/liquidity/useMarketPrice';

const NOT_KNOWN = '–';
const PRICE_CHARACTERS = 16;

type Props = {
  /** The price being set; absent until both amounts are typed. */
  price: Price | undefined;
  market: MarketPrice;
};

/** The price that a first addition sets, and the market price. Its height is always the same. */
export function FirstPrices({ price, market }: Props) {
  const t = useTranslations('poolReview');
  return (
    <Facts>
      <Fact term={t('priceSet')}>{price ? <PriceLine price={price} /> : NOT_KNOWN}</Fact>
      <Fact term={t('marketPrice')}>
        {market.status === 'known' && <PriceLine price={market.price} />}
        {market.status === 'loading' && <Skeleton characters={PRICE_CHARACTERS} />}
        {market.status === 'unknown' && NOT_KNOWN}
      </Fact>
    </Facts>
  );
}
