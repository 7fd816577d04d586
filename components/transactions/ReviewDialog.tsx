'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import type { Intent } from '@/lib/submit/intent';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { ClockNotice } from './ClockNotice';
import { TransactionProgress } from './TransactionProgress';
import { useReviewTitle } from './useReviewTitle';
import { useSummaryText } from './useSummaryText';

type Props = {
  /** The dialog's title during the review. */
  title: string;
  intent: Intent;
  submission: ReturnType<typeof useSubmit>;
  onClose: () => void;
  /** The review, with its confirm button. */
  children: ReactNode;
};

/** A review, then the progress of signing: the same dialog for every kind of transaction. */
export function ReviewDialog({ title, intent, submission, onClose, children }: Props) {
  const frame = useTranslations('frame');
  const summaryText = useSummaryText();
  const { review, summary } = intent;
  return (
    <Dialog
      title={useReviewTitle(title, summary, submission)}
      closeLabel={frame('close')}
      onClose={onClose}
    >
      {submission.status === 'idle' && (
        <>
          {review.statement.deadlineSeconds > 0 && <ClockNotice chainId={review.chainId} />}
          {children}
        </>
      )}
      <TransactionProgress what={summaryText(summary)} submission={submission} onClose={onClose} />
    </Dialog>
  );
}
