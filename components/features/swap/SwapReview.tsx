import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useAmountErrorText } from '@/components/parts/amounts/useAmountErrorText';
import { ReviewedRecipient } from '@/components/parts/recipient/ReviewedRecipient';
import { ReviewedFindings } from '@/components/parts/tokens/ReviewedFindings';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ContractFact } from '@/components/transactions/facts/ContractFact';
import { DeadlineFact } from '@/components/transactions/facts/DeadlineFact';
import { FullAddress } from '@/components/transactions/facts/FullAddress';
import { ReviewedAmount } from '@/components/transactions/facts/ReviewedAmount';
import { AfterTransaction } from '@/components/transactions/preview/AfterTransaction';
import { FiguresFrom } from '@/components/transactions/review/FiguresFrom';
import * as styles from '@/components/transactions/review/Review.css';
import { ReviewDetails } from '@/components/transactions/review/ReviewDetails';
import { ReviewFooter } from '@/components/transactions/review/ReviewFooter';
import { reviewSteps } from '@/components/transactions/session/reviewSteps';
import type { ReviewState } from '@/components/transactions/session/useReview';
import { Fact, Facts } from '@/components/ui/Facts';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { isHighImpact } from '@/lib/exchange/trade/impactTier';
import { worstSandwich } from '@/lib/exchange/trade/sandwich';
import { swapFigures } from '@/lib/features/swap/swapFigures';
import type { SwapObstacle } from '@/lib/features/swap/swapObstacle';
import type { MarketChange } from '@/lib/features/swap/swapReviewStatus';
import { isForOther, type SwapTerms } from '@/lib/features/swap/swapTerms';
import type { SwapRecipient } from '@/lib/features/swap/useSwapRecipient';
import { slippageRisk } from '@/lib/site/settings/slippageSetting';
import type { ApprovalStep } from '@/lib/transactions/approvals/useApprovalSteps';
import { HighSlippage } from './HighSlippage';
import { LimitNote } from './LimitNote';
import { PriceCurveDetails } from './PriceCurveDetails';
import { inset } from './PriceCurveDetails.css';
import { SlippageAdvice } from './SlippageAdvice';
import { warned } from './SlippageAdvice.css';
import { SwapCosts, SwapImpact, SwapLimit, SwapPrice, TokenFees } from './SwapFacts';
import { SwapMarketLine } from './SwapMarketLine';

type Props = {
  swap: SwapTerms;
  review: ReviewState;
  /** Why the swap can't be confirmed. */
  obstacle: SwapObstacle | undefined;
  /** The steps before the swap, including those that are done. */
  steps: readonly ApprovalStep[];
  /** Whether its price can still be had. Nothing is approved before another one is accepted. */
  isWithinLimit: boolean;
  /** How the review has followed the market. */
  change: MarketChange;
  /** Asks to accept large fees, or that the bought token may be unsellable. */
  riskConsent: ComponentProps<typeof ReviewedFindings>['consent'];
  /** What is known of a recipient other than the account, and what it asks to accept. */
  recipient: SwapRecipient;
  /**
   * Sets another slippage tolerance, for this swap and the next ones; undefined when none helps.
   */
  onSlippage: ((slippageBps: number) => void) | undefined;
  /** What the user can do about the obstacle; shown above the button. */
  children: ReactNode;
};

/** Everything that the signature commits to: what decides first, the rest folded. */
export function SwapReview(props: Props) {
  const { swap, review, obstacle, steps, isWithinLimit, change, riskConsent, recipient } = props;
  const t = useTranslations('swap');
  const words = useTranslations('swapReview');
  const { trade, input, output, slippageBps } = swap;
  const amountErrorText = useAmountErrorText();
  const symbolText = useSymbolText();
  const figures = swapFigures(swap);
  const isSelling = trade.type === 'exactIn';
  const isSentOn = isForOther(swap);
  const ownLabel = isSelling ? words('youReceiveEstimated') : t('youReceive');
  const recipientLabel = words(isSelling ? 'recipientGetsEstimated' : 'recipientGets');
  const approvals = reviewSteps(steps, symbolText);
  const limit = figures.limit.amount.raw;
  const limitNote = <LimitNote limit={figures.limit} />;
  // Possible losses are shown before the button; the rest is folded.
  const isImpactHigh = isHighImpact(figures.impact);
  const sandwichPays = useMemo(() => worstSandwich(trade, limit) !== undefined, [trade, limit]);
  const advice = (
    <SlippageAdvice
      trade={trade}
      input={input}
      output={output}
      limit={limit}
      slippageBps={slippageBps}
      onUse={props.onSlippage}
    />
  );
  return (
    <>
      <div className={styles.sides}>
        <ReviewedAmount
          label={isSelling ? t('youPay') : words('youPayEstimated')}
          amount={figures.paid}
          rounding="up"
          review={review}
          note={!isSelling && limitNote}
        />
        <ReviewedAmount
          label={isSentOn ? recipientLabel : ownLabel}
          amount={figures.received}
          owner={swap.recipient}
          rounding="down"
          review={review}
          note={isSelling && limitNote}
        />
      </div>
      {isSentOn && (
        <ReviewedRecipient
          address={swap.recipient}
          ethereumName={swap.ethereumName}
          verdict={recipient.verdict}
          consents={recipient.consents}
        />
      )}
      {isImpactHigh && (
        <Facts>
          <SwapImpact figures={figures} isReviewed />
        </Facts>
      )}
      <SwapMarketLine change={change} limit={figures.limit} />
      {slippageRisk(slippageBps) === 'high' && (
        <HighSlippage limit={figures.limit} slippageBps={slippageBps} />
      )}
      {sandwichPays && <div className={warned}>{advice}</div>}
      <ReviewedFindings
        currencies={[input, output]}
        sold={input}
        transfers={review.intent.expectation?.transfers}
        consent={riskConsent}
      />
      <AfterTransaction review={review} />
      <Facts>
        <TokenFees figures={figures} isReviewed />
        {!isImpactHigh && <SwapImpact figures={figures} isReviewed />}
        <FiguresFrom review={review} />
      </Facts>
      <ReviewDetails>
        <Facts>
          <SwapPrice figures={figures} isReviewed />
          <SwapLimit figures={figures} slippageBps={slippageBps} isReviewed />
          <SwapCosts figures={figures} isReviewed />
          <DeadlineFact deadlineSeconds={swap.deadlineSeconds} />
          {!isSentOn && (
            <Fact term={t('recipient')}>
              <FullAddress address={swap.recipient} />
            </Fact>
          )}
          <ContractFact address={EXCHANGE_ADDRESSES[input.chainId].router} />
        </Facts>
        {!sandwichPays && <div className={inset}>{advice}</div>}
        <PriceCurveDetails trade={trade} input={input} output={output} />
      </ReviewDetails>
      <ReviewFooter
        review={review}
        isBlocked={obstacle !== undefined}
        isChecking={obstacle === 'checkingToken' || obstacle === 'checkingRecipient'}
        isAsking={riskConsent?.isGiven === false || recipient.consents.isMissing}
        steps={isWithinLimit ? approvals : approvals && { plan: approvals.plan }}
        obstacleText={
          obstacle === 'insufficientBalance'
            ? amountErrorText({ type: obstacle, currency: input })
            : undefined
        }
        label={words('confirm')}
        waiting={isOwnCheck(obstacle) ? words(obstacle) : undefined}
        isDangerous={isImpactHigh}
      >
        {props.children}
      </ReviewFooter>
    </>
  );
}

function isOwnCheck(obstacle: SwapObstacle | undefined) {
  return obstacle === 'checkingApproval' || obstacle === 'checkingRouter';
}
