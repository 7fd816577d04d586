import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Declined } from '@/components/parts/errors/Declined';
import { StaleFiguresNotice } from '@/components/parts/figuresAge/StaleFiguresNotice';
import { useStaleText } from '@/components/parts/figuresAge/useStaleText';
import { StepPlan } from '@/components/transactions/approvals/StepPlan';
import { UnpayableFee } from '@/components/transactions/facts/NetworkFee';
import type { ReviewSteps } from '@/components/transactions/session/reviewSteps';
import type { ReviewState } from '@/components/transactions/session/useReview';
import { Button } from '@/components/ui/Button';
import { useHasWalletRequest } from '@/lib/transactions/submit/useHasWalletRequest';
import * as styles from './Review.css';

type Props = {
  review: Pick<ReviewState, 'intent' | 'preview' | 'confirm' | 'submission'>;
  /**
   * Whether something other than old figures, the preview and `obstacleText` keeps it from being
   * confirmed, such as an approval.
   */
  isBlocked?: boolean;
  /** Whether it is blocked by a check that ends by itself. */
  isChecking?: boolean;
  /**
   * Why it can't be confirmed, whatever else holds, such as a balance that is too low. It disables
   * the button and takes the place of the label.
   */
  obstacleText?: string | undefined;
  /** Whether the review has a question of its own that the user has not accepted. */
  isAsking?: boolean;
  /** What it confirms: the label of the button once nothing else is to be said. */
  label: string;
  /** What the button says in its place while a check of its own holds the review. */
  waiting?: string | undefined;
  /** Whether what it confirms was accepted as a danger before. */
  isDangerous?: boolean;
  /** The approvals that come first; undefined without any. */
  steps?: ReviewSteps | undefined;
  /** The notices above the approvals and the button. */
  children?: ReactNode;
};

/**
 * The end of a review, always visible: its approvals, then its confirm button. A transaction whose
 * figures are old, that is not simulated yet, fails in its simulation, or asks for consent can't be
 * confirmed, and the button says so. Nor can one whose verdict is `blocked`: its button keeps the
 * label, because the preview shows the amount that is beyond its limit.
 */
export function ReviewFooter(props: Props) {
  const { review, isBlocked, isChecking, isAsking, label, steps, children } = props;
  const t = useTranslations('transactions');
  const { verdict } = review.preview;
  const { chainId } = review.intent;
  const staleText = useStaleText(chainId);
  const hasWalletRequest = useHasWalletRequest();
  const obstacleText =
    props.obstacleText ?? staleText ?? (hasWalletRequest ? t('walletAsked') : undefined);
  const text = () => {
    if (obstacleText !== undefined) return obstacleText;
    if (verdict === 'fails') return t('wouldFail');
    if (isAsking || verdict === 'asks') return t('acceptFirst');
    return isChecking || verdict === 'checking' ? t('checking') : (props.waiting ?? label);
  };
  const isReady = obstacleText === undefined && !isBlocked && !isAsking && verdict === 'passes';
  const isLast = !steps || steps.plan.every(({ isDone }) => isDone);
  return (
    <div className={steps ? styles.steps : styles.footer}>
      {/* The page's own notice lies behind the dialog. */}
      <StaleFiguresNotice chainId={chainId} />
      <UnpayableFee review={review} />
      {children}
      {steps && <StepPlan steps={steps.plan} last={label} />}
      {steps?.content}
      {review.submission.isRejected && <Declined />}
      {isLast && (
        <Button
          variant={props.isDangerous ? 'danger' : 'primary'}
          disabled={!isReady}
          onClick={() => review.confirm()}
        >
          {text()}
        </Button>
      )}
    </div>
  );
}
