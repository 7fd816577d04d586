'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ClockNotice } from '@/components/transactions/ClockNotice';
import { TransactionProgress } from '@/components/transactions/TransactionProgress';
import { type ReviewEnd, useReviewEnd } from '@/components/transactions/useReviewEnd';
import { useSummaryText } from '@/components/transactions/useSummaryText';
import { Dialog } from '@/components/ui/Dialog';
import { useFigureAge } from '@/lib/chain/useFigureAge';
import type { SwapForm, SwapInputError } from '@/lib/swap/form';
import { standingOf } from '@/lib/swap/standing';
import { type ProposedSwap, swapReview, swapWrite } from '@/lib/swap/writes';
import { useSubmit } from '@/lib/transactions/useSubmit';
import { SwapReview } from './SwapReview';

type Props = {
  /** The swap that is reviewed: as it was when the review began, or as it was accepted since. */
  proposal: ProposedSwap;
  /** The swap that the same form would be now. */
  offered: ProposedSwap | undefined;
  /** The form as it is now. */
  form: SwapForm;
  /** What keeps the same form from review now. */
  inputError: SwapInputError | undefined;
  /** In expert mode a swap is sent at once, unless its price has already changed or is too old. */
  isExpertMode: boolean;
  onAccept: (offered: ProposedSwap) => void;
  onClose: (end: ReviewEnd) => void;
};

/** What is about to be signed, then how the signing goes. */
export function SwapReviewDialog(props: Props) {
  const { proposal: swap, offered, form, inputError, isExpertMode, onAccept, onClose } = props;
  const t = useTranslations('swap');
  const frame = useTranslations('frame');
  const summaryText = useSummaryText();
  const submission = useSubmit();
  const { isStale } = useFigureAge(swap.input.chainId);
  const standing = standingOf(swap, offered, isExpertMode);
  const [isImmediate] = useState(
    isExpertMode && standing === 'holds' && !isStale && inputError === undefined,
  );
  const review = swapReview(swap);
  const { summary } = swapWrite(swap, 0n);
  const close = useReviewEnd({ review, form, submission, onEnd: onClose });
  const confirm = () =>
    submission.mutate({ review, writeAt: (deadline) => swapWrite(swap, deadline) });
  const confirmAtOnce = useEffectEvent(confirm);
  useEffect(() => {
    if (isImmediate) confirmAtOnce();
  }, [isImmediate]);
  return (
    <Dialog title={t('reviewTitle')} closeLabel={frame('close')} onClose={close}>
      {submission.status === 'idle' && (
        <>
          <ClockNotice chainId={review.chainId} />
          <SwapReview
            swap={swap}
            standing={standing}
            isStale={isStale}
            missingSymbol={
              inputError?.type === 'insufficientBalance' ? inputError.symbol : undefined
            }
            onAccept={() => offered && onAccept(offered)}
            onConfirm={confirm}
          />
        </>
      )}
      <TransactionProgress what={summaryText(summary)} submission={submission} onClose={close} />
    </Dialog>
  );
}
