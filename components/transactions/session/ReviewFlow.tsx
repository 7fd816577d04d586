import type { ReactNode } from 'react';
import { ReviewButton } from '@/components/transactions/review/ReviewButton';
import type { FormStatus } from '@/lib/transactions/forms/useFormStatus';
import { ReviewSession } from './ReviewSession';
import type { OpenReview, Session } from './useReviewSession';

type Props<Reviewed> = {
  session: Session<Reviewed>;
  formStatus: FormStatus;
  /** Whether there is something to sign now. */
  isShown: boolean;
  /** What the button says, and what it says while the same form is already sent. */
  label: string;
  again: string;
  /** Starts a review; undefined while something that it shows is unknown. */
  onReview: (() => void) | undefined;
  /** The dialog of the open review. */
  children: (openReview: OpenReview<Reviewed>) => ReactNode;
};

/** The steps from a form to the wallet. An open review stays while there is nothing to sign. */
export function ReviewFlow<Reviewed>(props: Props<Reviewed>) {
  const { session, formStatus, isShown, label, again, onReview, children } = props;
  return (
    <ReviewSession
      session={session}
      button={
        isShown && (
          <ReviewButton
            formStatus={formStatus}
            again={again}
            disabled={onReview === undefined}
            onClick={() => onReview?.()}
          >
            {label}
          </ReviewButton>
        )
      }
    >
      {children}
    </ReviewSession>
  );
}
