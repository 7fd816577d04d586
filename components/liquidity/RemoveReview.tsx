import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PriceLine } from '@/components/tokens/PriceLine';
import * as styles from '@/components/transactions/Review.css';
import { ReviewedAmount } from '@/components/transactions/ReviewedAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { priceOf } from '@/lib/amounts/price';
import type { ProposedRemoval } from '@/lib/liquidity/proposals';
import { currencyId } from '@/lib/tokens/currency';
import { ReviewTerms } from './ReviewTerms';

type Props = {
  removal: ProposedRemoval;
  /** Whether its figures are those of the pool now. */
  isCurrent: boolean;
};

/** Everything that the signature of a removal commits to. */
export function RemoveReview({ removal, isCurrent }: Props) {
  const t = useTranslations('liquidity');
  const [amountA, amountB] = removal.amounts;
  return (
    <>
      <div className={styles.sides}>
        {removal.amounts.map((amount) => (
          <ReviewedAmount
            key={currencyId(amount.currency)}
            label={t('youReceiveOf', { symbol: amount.currency.symbol })}
            amount={amount}
            rounding="down"
          />
        ))}
      </div>
      <Facts>
        <Fact term={t('poolTokensPaid')}>
          <CurrencyAmount amount={removal.liquidity} rounding="up" />
        </Fact>
        <Fact term={t('price')}>
          <PriceLine price={priceOf(amountA, amountB)} />
        </Fact>
      </Facts>
      <ReviewTerms terms={removal} isCurrent={isCurrent} />
    </>
  );
}
