import { useFiguresMoment } from '@/lib/reads/useFiguresMoment';
import { useReviewSimulation } from '@/lib/simulation/useReviewSimulation';
import type { Intent } from '@/lib/submit/intent';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { type ReviewEnd, useReviewEnd } from './useReviewEnd';
import type { ReviewClick } from './useStartedReview';

type Options = {
  readonly submission: ReturnType<typeof useSubmit>;
  /** Whether the figures shown are those of the latest block. */
  readonly isCurrent: boolean;
  /** The current form, as plain data. A change since the click ends the review. */
  readonly form: unknown;
  readonly click: ReviewClick;
  readonly onEnd: (end: ReviewEnd) => void;
};

/** An open review of any kind of transaction: its preview, what confirms it, what closes it. */
export function useReview(intent: Intent, { submission, isCurrent, form, click, onEnd }: Options) {
  const isOpen = submission.status === 'idle';
  const preview = useReviewSimulation(intent, { isOpen, isCurrent });
  const { review } = intent;
  const { close, hasFormChanged } = useReviewEnd({
    review,
    form,
    formAtClick: click.form,
    submission,
    onEnd,
  });
  const { chainId } = review;
  const figuresMoment = useFiguresMoment({ chainId, isCurrent, atClick: click.figures });
  return {
    intent,
    submission,
    preview,
    /** When the figures of the review were read. */
    figuresMoment,
    confirm: () => submission.send(intent, preview.check),
    close,
    hasFormChanged,
  };
}

export type OpenReview = ReturnType<typeof useReview>;
