import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { ReviewedFindings } from '@/components/tokens/ReviewedFindings';
import { ContractFact } from '@/components/transactions/ContractFact';
import { DeadlineFact } from '@/components/transactions/DeadlineFact';
import { FiguresFrom } from '@/components/transactions/FiguresFrom';
import { FullAddress } from '@/components/transactions/FullAddress';
import * as styles from '@/components/transactions/Review.css';
import { ReviewedAmount } from '@/components/transactions/ReviewedAmount';
import { Button } from '@/components/ui/Button';
import { Fact, Facts } from '@/components/ui/Facts';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { FiguresMoment } from '@/lib/reads/figuresMoment';
import type { Obstacle } from '@/lib/swap/obstacle';
import type { ProposedSwap } from '@/lib/swap/proposedSwap';
import { swapFigures } from '@/lib/swap/swapFigures';
import type { Improvement } from '@/lib/swap/swapReviewStatus';
import { ImprovementLine } from './ImprovementLine';
import { PriceCurveDetails } from './PriceCurveDetails';
import { inset } from './PriceCurveDetails.css';
import { SlippageAdvice } from './SlippageAdvice';
import { SwapFacts } from './SwapFacts';

type Props = {
  swap: ProposedSwap;
  /** When its figures were read. */
  figuresMoment: FiguresMoment | undefined;
  /** Why the swap can't be confirmed. */
  obstacle: Obstacle | undefined;
  /** What the review has updated by itself. */
  improvement: Improvement;
  /** Asks to accept large fees of the tokens. */
  feeConsent: ComponentProps<typeof ReviewedFindings>['consent'];
  /** Sets another slippage tolerance, for this swap and the next ones; absent when none helps. */
  onSlippage: ((slippageBps: number) => void) | undefined;
  /** What the user can do about the obstacle; shown above the button. */
  children: ReactNode;
  onConfirm: () => void;
};

/** Everything that the signature commits to. */
export function SwapReview(props: Props) {
  const {
    swap,
    figuresMoment,
    obstacle,
    improvement,
    feeConsent,
    onSlippage,
    children,
    onConfirm,
  } = props;
  const t = useTranslations('swap');
  const figures = swapFigures(swap.trade, swap);
  const isSelling = swap.trade.type === 'exactIn';
  return (
    <>
      <div className={styles.sides}>
        <ReviewedAmount
          label={isSelling ? t('youPay') : t('youPayEstimated')}
          amount={figures.paid}
          rounding="up"
        />
        <ReviewedAmount
          label={isSelling ? t('youReceiveEstimated') : t('youReceive')}
          amount={figures.received}
          rounding="down"
        />
      </div>
      <ImprovementLine improvement={improvement} limit={figures.limit} />
      <SwapFacts figures={figures} slippageBps={swap.slippageBps} marksChanges />
      <div className={inset}>
        <SlippageAdvice
          trade={swap.trade}
          input={swap.input}
          output={swap.output}
          limit={figures.limit.amount.raw}
          slippageBps={swap.slippageBps}
          onUse={onSlippage}
        />
      </div>
      <PriceCurveDetails trade={swap.trade} input={swap.input} />
      <Facts>
        <FiguresFrom moment={figuresMoment} />
        <DeadlineFact deadlineSeconds={swap.deadlineSeconds} />
        <Fact term={t('recipient')}>
          <FullAddress address={swap.recipient} />
        </Fact>
        <ContractFact address={EXCHANGE_ADDRESSES[swap.input.chainId].router} />
      </Facts>
      <ReviewedFindings currencies={[swap.input, swap.output]} consent={feeConsent} />
      {children}
      {obstacle !== 'approval' && (
        <Button
          variant="primary"
          className={styles.confirm}
          disabled={obstacle !== undefined}
          onClick={onConfirm}
        >
          {confirmText(t, obstacle, swap)}
        </Button>
      )}
    </>
  );
}

function confirmText(
  t: ReturnType<typeof useTranslations<'swap'>>,
  obstacle: Obstacle | undefined,
  { input }: ProposedSwap,
): string {
  switch (obstacle) {
    case 'insufficientBalance':
      return t('insufficientBalance', { symbol: input.symbol });
    case 'stale':
    case 'checkingApproval':
    case 'checkingRouter':
      return t(obstacle);
    default:
      return t('confirm');
  }
}
