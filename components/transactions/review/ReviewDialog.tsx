'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { withMessages } from '@/components/frame/layout/withMessages';
import { EarlierTransactions } from '@/components/transactions/history/EarlierTransactions';
import { LazyWaitList } from '@/components/transactions/history/LazyWaitList';
import { TransactionProgress } from '@/components/transactions/progress/TransactionProgress';
import type { SkippedReview } from '@/components/transactions/session/useConfirmAtOnce';
import type { OpenReview } from '@/components/transactions/session/useReview';
import { Dialog } from '@/components/ui/Dialog';
import { usePreload } from '@/components/ui/lazyComponent';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import { ClockNotice } from './ClockNotice';
import { useReviewTitle } from './useReviewTitle';

type Props = {
  /** The dialog's title during the review. */
  title: string;
  review: OpenReview;
  /** Present when the transaction is sent without showing the review. */
  unseen?: SkippedReview | undefined;
  /** Whether the price has passed the limit of what the wallet is asked to send. */
  isLimitPassed?: boolean;
  /** What is reviewed, with its confirm button. */
  children: ReactNode;
};

/** A review, then the progress of signing: the same dialog for every kind of transaction. */
export const ReviewDialog = withMessages(signingMessages, Content);

function Content({ title, review: open, unseen, isLimitPassed = false, children }: Props) {
  const frame = useTranslations('frame');
  const { submission, close } = open;
  const { review, summary } = open.intent;
  const [openedMs] = useState(() => Date.now());
  const isUnseen = unseen !== undefined;
  usePreload(LazyWaitList, true);
  const shownTitle = useReviewTitle({ question: title, isUnseen }, submission);
  return (
    <Dialog title={shownTitle} closeLabel={frame('close')} onClose={close}>
      {submission.status === 'idle' && !unseen && (
        <>
          {review.statement.deadlineSeconds > 0 && <ClockNotice chainId={review.chainId} />}
          <EarlierTransactions type={summary.type} openedMs={openedMs} />
          {children}
        </>
      )}
      <TransactionProgress
        summary={summary}
        submission={submission}
        unseen={unseen}
        isLimitPassed={isLimitPassed}
        onClose={close}
      />
    </Dialog>
  );
}
