import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PriceLine } from '@/components/tokens/PriceLine';
import * as styles from '@/components/transactions/Review.css';
import { ReviewedAmount } from '@/components/transactions/ReviewedAmount';
import { Fact, Facts } from '@/components/ui/Facts';
import { priceOf } from '@/lib/amounts/price';
import type { ProposedRemoval } from '@/lib/liquidity/proposals';
import type { FiguresMoment } from '@/lib/reads/figuresMoment';
import { currencyId } from '@/lib/tokens/currency';
import { ReviewTerms } from './ReviewTerms';

type Props = {
  removal: ProposedRemoval;
  /** When its figures were read. */
  figuresMoment: FiguresMoment | undefined;
};

/** Everything that the signature of a removal commits to. */
export function RemoveReview({ removal, figuresMoment }: Props) {
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
      <ReviewTerms terms={removal} figuresMoment={figuresMoment} />
    </>
  );
}
