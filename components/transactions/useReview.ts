import { useReviewSimulation } from '@/lib/simulation/useReviewSimulation';
import type { Intent } from '@/lib/submit/intent';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { type ReviewEnd, useReviewEnd } from './useReviewEnd';

type Options = {
  readonly submission: ReturnType<typeof useSubmit>;
  /** Whether the figures shown are those of the latest block. */
  readonly isCurrent: boolean;
  /** The current form, as plain data. Once it changes, the review ends. */
  readonly form: unknown;
  readonly onEnd: (end: ReviewEnd) => void;
};

/** An open review of any kind of transaction: its preview, what confirms it, what closes it. */
export function useReview(intent: Intent, { submission, isCurrent, form, onEnd }: Options) {
  const isOpen = submission.status === 'idle';
  const preview = useReviewSimulation(intent, { isOpen, isCurrent });
  const close = useReviewEnd({ review: intent.review, form, submission, onEnd });
  return {
    intent,
    submission,
    preview,
    confirm: () => submission.mutate(intent, preview.check),
    close,
  };
}

export type OpenReview = ReturnType<typeof useReview>;
