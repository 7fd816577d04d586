import { useReviewSimulation } from '@/lib/simulation/useReviewSimulation';
import type { Intent } from '@/lib/submit/intent';
import type { useSubmit } from '@/lib/submit/useSubmit';
import { type ReviewEnd, useReviewEnd } from './useReviewEnd';

type Options = {
  readonly submission: ReturnType<typeof useSubmit>;
  /** Whether the figures shown are those of the latest block. */
  readonly isCurrent: boolean;
  /** The current form, as plain data, and the one at the click. A change ends the review. */
  readonly form: unknown;
  readonly formAtClick: unknown;
  readonly onEnd: (end: ReviewEnd) => void;
};

/** An open review of any kind of transaction: its preview, what confirms it, what closes it. */
export function useReview(intent: Intent, { submission, isCurrent, onEnd, ...forms }: Options) {
  const isOpen = submission.status === 'idle';
  const preview = useReviewSimulation(intent, { isOpen, isCurrent });
  const { review } = intent;
  const { close, hasFormChanged } = useReviewEnd({ review, ...forms, submission, onEnd });
  return {
    intent,
    submission,
    preview,
    confirm: () => submission.send(intent, preview.check),
    close,
    hasFormChanged,
  };
}

export type OpenReview = ReturnType<typeof useReview>;
