import { useState } from 'react';
import type { ReviewEnd } from './useReviewEnd';

/** What a click began to review, and the form at that click. */
export type StartedReview<Reviewed, Form> = {
  readonly reviewed: Reviewed;
  readonly formAtClick: Form;
  /** Differs between clicks: a click while the review's code is loading begins another review. */
  readonly attempt: number;
};

/**
 * The review that a screen has begun, from the click to its end.
 *
 * @param form - The current form, as plain data.
 * @param onEnd - Called when the review has ended, with the reason.
 */
export function useStartedReview<Reviewed, Form>(form: Form, onEnd: (end: ReviewEnd) => void) {
  const [started, setStarted] = useState<StartedReview<Reviewed, Form>>();
  const [hasWalletChanged, setWalletChanged] = useState(false);
  return {
    started,
    /** Whether the last review ended because the wallet changed. */
    hasWalletChanged,
    start: (reviewed: Reviewed) => {
      setWalletChanged(false);
      setStarted((before) => ({
        reviewed,
        formAtClick: form,
        attempt: (before?.attempt ?? 0) + 1,
      }));
    },
    /** Reviews something else for the same click, such as an accepted price. */
    accept: (reviewed: Reviewed) => setStarted((before) => before && { ...before, reviewed }),
    end: (end: ReviewEnd) => {
      setStarted(undefined);
      setWalletChanged(end === 'walletChanged');
      onEnd(end);
    },
  };
}
