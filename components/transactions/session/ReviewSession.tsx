import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Notice } from '@/components/ui/Notice';
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

/** The dialog of the open review: a new one for each review. */
export function OpenReviewDialog<Reviewed>({
  session: { openReview },
  children,
}: Pick<Props<Reviewed>, 'session' | 'children'>) {
  return openReview && <Fragment key={openReview.reviewKey}>{children(openReview)}</Fragment>;
}

/** Below a form: the notice about how its last review ended. */
export function EndedReview({
  session: { closed },
}: {
  session: Pick<Session<unknown>, 'closed'>;
}) {
  const t = useTranslations('errors');
  if (closed === 'walletChanged') return <Notice tone="warning">{t('walletChanged')}</Notice>;
  return closed === 'closedEarly' ? <Notice tone="plain">{t('closedEarly')}</Notice> : null;
}
