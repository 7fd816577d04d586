import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Declined } from '@/components/errors/Declined';
import { StaleFiguresNotice } from '@/components/layout/StaleFiguresNotice';
import { Button } from '@/components/ui/Button';
import * as styles from './Review.css';
import { StepLine } from './StepLine';
import type { OpenReview } from './useReview';

type Props = {
  review: Pick<OpenReview, 'intent' | 'preview' | 'confirm' | 'submission'>;
  /** Whether something else than the preview keeps it from being confirmed. */
  isBlocked: boolean;
  /** Whether it is blocked by a check that ends by itself. */
  isChecking?: boolean;
  /**
   * What is missing before anything else counts, such as a balance; shown in place of the label.
   */
  missing?: string | undefined;
  /** Whether the review asks something of its own, which the user has not accepted. */
  isAsking?: boolean;
  /** The label of the button once nothing else is to be said. */
  label: string;
  /** How many steps there are with this one, which is the last; absent without others. */
  steps?: number | undefined;
  /** The approvals that come first; shown above the button. */
  children?: ReactNode;
};

/**
 * The end of a review, always in sight: its approvals and its confirm button. A transaction that is
 * not simulated yet, fails in its simulation, or asks for consent can't be confirmed, and the
 * button says so.
 */
export function ReviewFooter(props: Props) {
  const {
    review,
    isBlocked,
    isChecking,
    missing,
    isAsking = false,
    label,
    steps,
    children,
  } = props;
  const t = useTranslations('transactions');
  const { verdict } = review.preview;
  const text = () => {
    if (missing !== undefined) return missing;
    if (verdict === 'fails') return t('wouldFail');
    if (isAsking || verdict === 'asks') return t('acceptFirst');
    return isChecking || verdict === 'checking' ? t('checking') : label;
  };
  return (
    <div className={steps === undefined ? styles.footer : styles.longFooter}>
      {/* The page's own notice lies behind the dialog. */}
      <StaleFiguresNotice chainId={review.intent.review.chainId} />
      {children}
      {review.submission.isDeclined && <Declined />}
      {steps !== undefined && <StepLine step={steps} total={steps} />}
      <Button
        variant="primary"
        disabled={missing !== undefined || isBlocked || isAsking || verdict !== 'passes'}
        onClick={() => review.confirm()}
      >
        {text()}
      </Button>
    </div>
  );
}
