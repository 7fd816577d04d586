import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { PoolMarketLine } from '@/components/features/liquidity/PoolMarketLine';
import { FoldedTerms, LeastNote } from '@/components/features/liquidity/ReviewTerms';
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
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import { formatBps, formatShareChange } from '@/lib/base/amounts/formatPercent';
import { priceOf } from '@/lib/base/amounts/price';
import { currencyId } from '@/lib/base/tokens/currency';
import type { AddTerms } from '@/lib/features/liquidity/addTerms';
import { minimums } from '@/lib/features/liquidity/minimums';
import type { PoolReviewStatus } from '@/lib/features/liquidity/poolReviewStatus';

const ALL_BPS = Number(BPS_BASE);

type Props = {
  readonly terms: AddTerms;
  /** The account's shares of the pool, current while the figures are. */
  readonly shares: Pick<AddTerms, 'share' | 'shareBefore'>;
  /** Asks to accept what the tokens would take. */
  readonly consent: ComponentProps<typeof ReviewedFindings>['consent'];
  readonly review: ReviewState;
  /** How the pool has changed since the review began. */
  readonly reviewStatus: PoolReviewStatus;
  /** Other notices and questions, below the amounts. */
  readonly children?: ReactNode;
};

/** Everything that the signature of an addition commits to. */
export function AddReview(props: Props) {
  const { terms, shares, consent, review, reviewStatus, children } = props;
  const t = useTranslations('liquidity');
  const words = useTranslations('poolReview');
  const symbolText = useSymbolText();
  const locale = useLocale();
  const [amountA, amountB] = terms.amounts;
  const [leastA, leastB] = minimums(terms.amounts, terms.slippageBps);
  const feeBps = Math.max(...terms.feesBps);
  return (
    <>
      <div className={styles.sides}>
        {terms.amounts.map((amount, index) => (
          <ReviewedAmount
            key={currencyId(amount.currency)}
            label={words('youSupply', { symbol: symbolText(amount.currency) })}
            amount={amount}
            rounding="up"
            review={review}
            note={<LeastNote least={index === 0 ? leastA : leastB} />}
          />
        ))}
      </div>
      <PoolMarketLine reviewStatus={reviewStatus} />
      {children}
      <ReviewedFindings
        currencies={[amountA.currency, amountB.currency]}
        transfers={review.intent.expectation?.transfers}
        consent={consent}
      >
        {feeBps > 0 && (
          <p>{words('keptOfSupply', { kept: formatBps(ALL_BPS - feeBps, locale) })}</p>
        )}
      </ReviewedFindings>
      <AfterTransaction review={review} />
      <Facts>
        {terms.maximums
          .filter(({ raw }, index) => raw !== terms.amounts[index]?.raw)
          .map((maximum) => (
            <Fact
              key={currencyId(maximum.currency)}
              term={words('atMost', { symbol: symbolText(maximum.currency) })}
            >
              <CurrencyAmount amount={maximum} rounding="up" />
            </Fact>
          ))}
        <FiguresFrom review={review} />
      </Facts>
      <FoldedTerms terms={terms}>
        <Fact term={t('price')}>
          <PriceLine price={priceOf(amountA, amountB)} />
        </Fact>
        <Fact term={t('poolTokensReceived')}>
          <CurrencyAmount amount={terms.minted} />
        </Fact>
        <Fact term={t('shareAfter')}>
          {shares.share ? formatShareChange(shares.shareBefore, shares.share, locale) : NOT_KNOWN}
        </Fact>
      </FoldedTerms>
    </>
  );
}
