import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Address } from 'viem';
import { PoolMarketLine } from '@/components/features/liquidity/PoolMarketLine';
import { FoldedTerms, LeastNote } from '@/components/features/liquidity/ReviewTerms';
import { TransferFeeNote } from '@/components/features/liquidity/TransferFeeNote';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PriceLine } from '@/components/parts/tokens/PriceLine';
import { ReviewedFindings } from '@/components/parts/tokens/ReviewedFindings';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import type { ReviewState } from '@/components/transactions/session/useReview';
import { Fact, Facts } from '@/components/ui/Facts';
import { priceOf } from '@/lib/base/amounts/price';
import { type Currency, currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { isKnownPlain } from '@/lib/base/tokens/plainTokens';
import { useOwnFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import {
  receivedMinimums,
  removalDirection,
  sentAmounts,
} from '@/lib/features/liquidity/removalAmounts';
import type { RemovalTerms } from '@/lib/features/liquidity/removeTerms';
import type { TransferDirection } from '@/lib/transactions/submit/transferDirection';

type Props = {
  removal: RemovalTerms;
  review: ReviewState;
  /** How the pool has changed since the review began, if that needs no consent. */
  change: ComponentProps<typeof PoolMarketLine>;
};

/** Everything that the signature of a removal commits to. */
export function RemoveReview({ removal, review, change }: Props) {
  const t = useTranslations('liquidity');
  const words = useTranslations('removal');
  const symbolText = useSymbolText();
  const [amountA, amountB] = removal.amounts;
  const [leastA, leastB] = receivedMinimums(removal);
  const direction = removalDirection([amountA.currency, amountB.currency]);
  const mayKeepA = useMayKeep(amountA.currency, direction, removal.account);
  const mayKeepB = useMayKeep(amountB.currency, direction, removal.account);
  const isAll = review.preview.simulation?.changes.some(
    ({ currency, after }) => isSameCurrency(currency, removal.liquidity.currency) && after === 0n,
  );
  return (
    <>
      <div className={styles.sides}>
        {removal.amounts.map((amount, index) => (
          <ReviewedAmount
            key={currencyId(amount.currency)}
            label={words('youReceiveOf', { symbol: symbolText(amount.currency) })}
            amount={amount}
            rounding="down"
            review={review}
            note={
              <>
                {index === 0 ? (
                  <LeastNote least={leastA} isSent={mayKeepA} />
                ) : (
                  <LeastNote least={leastB} isSent={mayKeepB} />
                )}
                <TransferFeeNote fees={removal.atPool?.fees[index] ?? []} />
              </>
            }
          />
        ))}
      </div>
      <PoolMarketLine {...change} />
      <ReviewedFindings
        currencies={[amountA.currency, amountB.currency]}
        transfers={review.intent.expectation?.transfers}
      />
      <AfterTransaction review={review} />
      <Facts>
        <FiguresFrom review={review} />
      </Facts>
      <FoldedTerms terms={removal}>
        <Fact term={words('poolTokensPaid')}>
          {/* All of it is shown as the balance that it is. */}
          <CurrencyAmount amount={removal.liquidity} rounding={isAll ? 'down' : 'up'} />
        </Fact>
        <Fact term={t('price')}>
          <PriceLine price={priceOf(...sentAmounts(removal))} />
        </Fact>
      </FoldedTerms>
    </>
  );
}

/** Whether a token may keep a part, on its way from the pool, that was not measured. */
function useMayKeep(currency: Currency, direction: TransferDirection, account: Address): boolean {
  const probe = useKnownProbe(currency);
  const own = useOwnFee(currency, direction, account);
  if (isKnownPlain(currency) || own !== undefined) return false;
  if (probe?.kind !== 'probed' || probe.purchase.status !== 'done') return true;
  return direction === 'fromPoolViaRouter' && probe.transfer.status !== 'done';
}
