import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Declined } from '@/components/errors/Declined';
import { StaleFiguresNotice } from '@/components/layout/StaleFiguresNotice';
import { useStaleText } from '@/components/layout/useStaleText';
import { Button } from '@/components/ui/Button';
import { useIsWalletAsked } from '@/lib/submit/useIsWalletAsked';
import * as styles from './Review.css';
import { StepLine } from './StepLine';
import type { OpenReview } from './session/useReview';
import { UnpayableFee } from './UnpayableFee';

/** The transaction of a review as the last of several steps. */
type LastStep = {
  /** How many steps there are, with this one. */
  readonly total: number;
  readonly title: string;
  /** Whether another step comes first, which has a button of its own. */
  readonly isLater: boolean;
};

type Props = {
  review: Pick<OpenReview, 'intent' | 'preview' | 'confirm' | 'submission'>;
  /** Whether something else than old figures and the preview keeps it from being confirmed. */
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
  /** Whether what it confirms was accepted as a danger before. */
  isDangerous?: boolean;
  /** The confirmation as the last step, after others; absent without others. */
  lastStep?: LastStep | undefined;
  /** The approvals that come first; shown above the button. */
  children?: ReactNode;
};

/**
 * The end of a review, always in sight: its approvals, then its confirm button. A transaction whose
 * figures are old, that is not simulated yet, fails in its simulation, or asks for consent can't be
 * confirmed, and the button says so.
 */
export function ReviewFooter(props: Props) {
  const { review, isBlocked, isChecking, isAsking = false, label, lastStep, children } = props;
  const t = useTranslations('transactions');
  const { verdict } = review.preview;
  const { chainId } = review.intent.review;
  const staleText = useStaleText(chainId);
  const isWalletAsked = useIsWalletAsked();
  const missing = props.missing ?? staleText ?? (isWalletAsked ? t('walletAsked') : undefined);
  const text = () => {
    if (missing !== undefined) return missing;
    if (verdict === 'fails') return t('wouldFail');
    if (isAsking || verdict === 'asks') return t('acceptFirst');
    return isChecking || verdict === 'checking' ? t('checking') : label;
  };
  const isReady = missing === undefined && !isBlocked && !isAsking && verdict === 'passes';
  return (
    <div className={lastStep ? styles.steps : styles.footer}>
      {/* The page's own notice lies behind the dialog. */}
      <StaleFiguresNotice chainId={chainId} />
      <UnpayableFee review={review} />
      {children}
      {review.submission.isDeclined && <Declined />}
      {lastStep && (
        <StepLine
          step={lastStep.total}
          total={lastStep.total}
          state={lastStep.isLater ? 'toCome' : 'now'}
          title={lastStep.title}
        />
      )}
      {!lastStep?.isLater && (
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
