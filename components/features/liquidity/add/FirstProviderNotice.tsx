import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Notice } from '@/components/ui/Notice';
import type { Price } from '@/lib/base/amounts/price';
import { poolReviewMessages } from '@/lib/base/i18n/exported/poolReview';
import type { Currency } from '@/lib/base/tokens/currency';
import { useMarketPrice } from '@/lib/features/liquidity/useMarketPrice';
import { FirstPrices } from './FirstPrices';

type Props = {
  currencies: readonly [Currency, Currency];
  /** The price that the two amounts set; undefined while an amount is missing. */
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
