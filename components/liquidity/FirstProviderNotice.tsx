import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import type { Price } from '@/lib/amounts/price';
import { poolReviewMessages } from '@/lib/i18n/exported/poolReview';
import { PriceBesideMarket } from './PriceBesideMarket';

type Props = {
  /** The price that the two amounts set; absent while an amount is missing. */
  price: Price | undefined;
};

/** On the form: what it means to be the first, and how the price being set compares with the market's. */
export const FirstProviderNotice = withMessages({ poolReview: poolReviewMessages }, Content);

function Content({ price }: Props) {
  const t = useTranslations('poolReview');
  return (
    <Notice tone="warning">
      <p>{t('firstProvider')}</p>
      {price && <PriceBesideMarket price={price} />}
    </Notice>
  );
}
