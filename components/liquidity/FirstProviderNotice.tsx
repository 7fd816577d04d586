import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import type { Price } from '@/lib/amounts/price';
import { poolReviewMessages } from '@/lib/i18n/exported/poolReview';
import { useMarketPrice } from '@/lib/liquidity/useMarketPrice';
import type { Currency } from '@/lib/tokens/currency';
import { FirstPrices } from './FirstPrices';

type Props = {
  currencies: readonly [Currency, Currency];
  /** The price that the two amounts set; absent while an amount is missing. */
  price: Price | undefined;
};

/** On the form, above its action: what it means to be the first, and the market price. */
export const FirstProviderNotice = withMessages({ poolReview: poolReviewMessages }, Content);

function Content({ currencies, price }: Props) {
  const t = useTranslations('poolReview');
  return (
    <Notice tone="warning">
      <p>{t('firstProvider')}</p>
      <FirstPrices price={price} market={useMarketPrice(currencies)} />
    </Notice>
  );
}
