'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { type AgreedPrices, AgreedPricesContext } from '@/components/parts/tokens/agreedPrices';
import { EarlierTransactions } from '@/components/transactions/history/EarlierTransactions';
import { LazyPendingList } from '@/components/transactions/history/LazyPendingList';
import { useSentTitle } from '@/components/transactions/history/useSentTitle';
import { TransactionProgress } from '@/components/transactions/progress/TransactionProgress';
import type { ReviewState } from '@/components/transactions/session/useReview';
import type { SkippedReview } from '@/components/transactions/session/useSkippedReview';
import { Dialog } from '@/components/ui/Dialog';
import { usePreload } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { useEasedHeight } from '@/components/ui/useEasedHeight';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { ChainId } from '@/lib/base/networks/network';
import { formatPeriod } from '@/lib/base/time/formatPeriod';
import { useClockSkew } from '@/lib/transactions/review/useClockSkew';
import { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import { useFoundRequest } from '@/lib/transactions/submit/useRequestLog';
import type { useSubmit } from '@/lib/transactions/submit/useSubmit';
import * as styles from './Review.css';

type Props = {
  /** The dialog's title during the review. */
  title: string;
  review: ReviewState;
  /** Present when the transaction is sent without showing the review. */
  skippedReview?: SkippedReview | undefined;
  /** What is reviewed, with its confirm button. */
  children: ReactNode;
};

/** A review, then the progress of signing: the same dialog for every kind of transaction. */
export const ReviewDialog = withMessages(signingMessages, Content);

function Content({ title, review, skippedReview, children }: Props) {
  const frame = useTranslations('frame');
  const { submission, close } = review;
  const { chainId, statement, summary } = review.intent;
  const [openedMs] = useState(() => Date.now());
  const isSkipped = skippedReview !== undefined;
  usePreload(LazyPendingList, true);
  const isReviewing = submission.status === 'idle' && !isSkipped;
  const content = useEasedHeight(submission.status);
  const [prices] = useState<AgreedPrices['prices']>(() => new Map());
  const agreed = useMemo(() => ({ prices, areFixed: !isReviewing }), [prices, isReviewing]);
  const shownTitle = useReviewTitle({ reviewTitle: title, isSkipped }, submission);
  return (
    <Dialog title={shownTitle} closeLabel={frame('close')} onClose={close} hasOwnInset>
      <AgreedPricesContext value={agreed}>
        <div ref={content} data-content="" className={styles.review}>
          {isReviewing && (
            <>
              {statement.deadlineSeconds > 0 && <ClockNotice chainId={chainId} />}
              <EarlierTransactions type={summary.type} openedMs={openedMs} />
              {children}
            </>
          )}
          <TransactionProgress
            summary={summary}
            submission={submission}
            skippedReview={skippedReview}
            onClose={close}
          />
        </div>
      </AgreedPricesContext>
    </Dialog>
  );
}

/**
 * Warns that the device's clock is behind the network's, before anything with a deadline is signed.
 */
function ClockNotice({ chainId }: { chainId: ChainId }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const skewSeconds = useClockSkew(chainId);
  if (skewSeconds === undefined) return null;
  const duration = formatPeriod(skewSeconds, locale);
  return (
    <div className={styles.notice}>
      <Notice tone="warning">{t('clockSkew', { duration })}</Notice>
    </div>
  );
}

type Titled = {
  /** The title while the user reviews. */
  readonly reviewTitle: string;
  /** Whether the review is skipped. */
  readonly isSkipped: boolean;
};

/** The title of a review's dialog: the review's own during the review, then what happens. */
function useReviewTitle(
  { reviewTitle, isSkipped }: Titled,
  { status, phase, data, error, isUnchecked, isRejected }: ReturnType<typeof useSubmit>,
): string {
  const t = useTranslations('transactions');
  const errors = useTranslations('errors');
  const perhapsSent = error instanceof PerhapsSentError ? error.request : undefined;
  const found = useFoundRequest(perhapsSent);
  const sentTitle = useSentTitle(found ?? data?.transaction);
  switch (status) {
    case 'success':
      return sentTitle;
    case 'error':
      if (isUnchecked) return reviewTitle;
      if (perhapsSent) return found ? sentTitle : t('perhapsSentTitle');
      return isRejected ? errors('userRejected') : t('notSentTitle');
    case 'idle':
      return isSkipped ? t('checking') : reviewTitle;
    case 'pending':
      return t(phase === 'requested' ? 'waiting' : 'checking');
  }
}
