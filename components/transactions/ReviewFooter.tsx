import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import * as styles from './Review.css';
import type { OpenReview } from './useReview';

type Props = {
  review: Pick<OpenReview, 'preview' | 'confirm'>;
  /** Whether something else than the preview keeps it from being confirmed. */
  isBlocked: boolean;
  /** The label of the button. While blocked it says what is missing. */
  label: string;
  /** The approvals that come first; shown above the button. */
  children?: ReactNode;
};

/**
 * The end of a review, always in sight: its approvals and its confirm button. A transaction that
 * fails in its simulation, or asks for consent, can't be confirmed.
 */
export function ReviewFooter({ review, isBlocked, label, children }: Props) {
  const t = useTranslations('transactions');
  const { failure, isAccepted } = review.preview;
  const isFailing = failure !== undefined;
  return (
    <div className={styles.footer}>
      {children}
      <Button
        variant="primary"
        disabled={isBlocked || isFailing || !isAccepted}
        onClick={review.confirm}
      >
        {isFailing && !isBlocked ? t('wouldFail') : label}
      </Button>
    </div>
  );
}
