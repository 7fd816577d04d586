import { Fragment, type ReactNode } from 'react';
import type { OpenReview, Session } from './useReviewSession';

type Props<Reviewed> = {
  session: Pick<Session<Reviewed>, 'openReview'>;
  /** The dialog of the open review. */
  children: (openReview: OpenReview<Reviewed>) => ReactNode;
};

/** The dialog of the open review: a new one for each review. */
export function OpenReviewDialog<Reviewed>({ session: { openReview }, children }: Props<Reviewed>) {
  return openReview && <Fragment key={openReview.reviewKey}>{children(openReview)}</Fragment>;
}
