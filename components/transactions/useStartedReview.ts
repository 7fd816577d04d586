import { useState } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { type FiguresMoment, momentOf } from '@/lib/reads/figuresMoment';
import { useChainReader } from '@/lib/reads/useChainReader';
import type { ReviewEnd } from './useReviewEnd';

/** What was on screen at the click that began a review. Its dialog may have been loaded since. */
export type ReviewClick<Form = unknown> = {
  /** The form, as plain data. */
  readonly form: Form;
  /** When its figures were read. */
  readonly figures: FiguresMoment | undefined;
};

type StartedReview<Reviewed, Form> = {
  readonly reviewed: Reviewed;
  readonly click: ReviewClick<Form>;
  /** Differs between clicks: a click while the review's code is loading begins another review. */
  readonly attempt: number;
};

/**
 * The review that a screen has begun, from the click to its end.
 *
 * @param form - The current form, as plain data.
 * @param onEnd - Called when the review has ended, with the reason.
 */
export function useStartedReview<Reviewed, Form>(
  chainId: ChainId | undefined,
  form: Form,
  onEnd: (end: ReviewEnd) => void,
) {
  const reader = useChainReader(chainId);
  const [started, setStarted] = useState<StartedReview<Reviewed, Form>>();
  const [hasWalletChanged, setWalletChanged] = useState(false);
  return {
    started,
    /** Whether the last review ended because the wallet changed. */
    hasWalletChanged,
    start: (reviewed: Reviewed) => {
      const click = { form, figures: momentOf(reader?.freshness) };
      setWalletChanged(false);
      setStarted((before) => ({ reviewed, click, attempt: (before?.attempt ?? 0) + 1 }));
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
