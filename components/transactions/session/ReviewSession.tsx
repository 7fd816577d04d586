import type { ReactNode } from 'react';
import { EndedReview } from './EndedReview';
import { OpenReviewDialog } from './OpenReviewDialog';
import type { OpenReview, Session } from './useReviewSession';

type Props<Reviewed> = {
  session: Session<Reviewed>;
  /** What opens a review; nothing while there is nothing to sign. */
  button: ReactNode;
  /** The dialog of the open review. */
  children: (openReview: OpenReview<Reviewed>) => ReactNode;
};

/** The button that opens a review, the notice about how the last one ended, and the dialog. */
export function ReviewSession<Reviewed>({ session, button, children }: Props<Reviewed>) {
  return (
    <>
      {button}
      <EndedReview session={session} />
      <OpenReviewDialog session={session}>{children}</OpenReviewDialog>
    </>
  );
}
