'use client';

import { useTranslations } from 'next-intl';
import {
  TransactionFailed,
  TransactionSubmitted,
  TransactionWaiting,
} from '@/components/transactions/TransactionProgress';
import { useSummaryText } from '@/components/transactions/useSummaryText';
import { Dialog } from '@/components/ui/Dialog';
import { useEndpointHealth } from '@/lib/chain/useEndpointHealth';
import { type ProposedSwap, swapReview, swapWrite } from '@/lib/swap/writes';
import { useSubmit } from '@/lib/transactions/useSubmit';
import { SwapReview } from './SwapReview';

type Props = {
  swap: ProposedSwap;
  /** Told whether the swap was sent. */
  onClose: (wasSent: boolean) => void;
};

/** What is about to be signed, then how the signing goes. */
export function SwapReviewDialog({ swap, onClose }: Props) {
  const t = useTranslations('swap');
  const frame = useTranslations('frame');
  const summaryText = useSummaryText();
  const submission = useSubmit();
  const { isStale } = useEndpointHealth(swap.input.chainId);
  const { summary } = swapWrite(swap, 0n);
  const close = () => onClose(submission.isSuccess);
  const confirm = () =>
    submission.mutate({
      review: swapReview(swap),
      writeAt: (deadline) => swapWrite(swap, deadline),
    });
  return (
    <Dialog title={t('reviewTitle')} closeLabel={frame('close')} onClose={close}>
      {submission.status === 'idle' && (
        <SwapReview swap={swap} isStale={isStale} onConfirm={confirm} />
      )}
      {submission.status === 'pending' && <TransactionWaiting what={summaryText(summary)} />}
      {submission.status === 'success' && (
        <TransactionSubmitted
          what={summaryText(summary)}
          transaction={submission.data.transaction}
          onClose={close}
        />
      )}
      {submission.status === 'error' && (
        <TransactionFailed error={submission.error} onDismiss={submission.reset} />
      )}
    </Dialog>
  );
}
