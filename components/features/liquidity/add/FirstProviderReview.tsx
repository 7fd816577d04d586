import { useTranslations } from 'next-intl';
import { Consent } from '@/components/ui/Consent';
import { Notice } from '@/components/ui/Notice';
import type { Price } from '@/lib/base/amounts/price';
import type { MarketPrice } from '@/lib/features/liquidity/useMarketPrice';
import { DeviationText } from './DeviationText';
import { FirstPrices } from './FirstPrices';

type Props = {
  price: Price;
  market: MarketPrice;
  /** Whether the price is so far from the market price that it has to be accepted. */
  isAsking: boolean;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

/**
 * Says in a review that this addition sets the price, without a tolerance, and asks for consent if
 * that is far from the market price.
 */
export function FirstProviderReview({ price, market, isAsking, isAccepted, onAccept }: Props) {
  const t = useTranslations('poolReview');
  return (
    <Notice tone="warning">
      <p>{t('firstProvider')}</p>
      <FirstPrices price={price} market={market} />
      <DeviationText price={price} market={market} />
      {isAsking && (
        <Consent isGiven={isAccepted} onChange={onAccept}>
          {t('acceptSetPrice')}
        </Consent>
      )}
      <p>{t('noTolerance')}</p>
    </Notice>
  );
}
