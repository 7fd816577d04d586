import { useEffect, useEffectEvent, useState } from 'react';
import type { ReviewState } from './useReview';

/** Whether a review can be confirmed, or soon can without the user. */
export type Readiness = 'ready' | 'waiting' | 'blocked';

type Confirmed = Pick<ReviewState, 'confirm' | 'close' | 'takeSkip'> & {
  readonly submission: Pick<ReviewState['submission'], 'status'>;
};

/** A review that was not shown. */
export type SkippedReview = {
  /** Shows it, for a user who wants to go on. */
  readonly show: () => void;
};

/**
 * Confirms a review without a click, as expert mode does: once, as soon as it is ready. A review
 * that was blocked before is shown and needs a click, even when it becomes ready later.
 *
 * A review that was skipped ends with its attempt: what failed does not lead back to it.
 *
 * @param isWanted - Read only when the review opens.
 * @returns undefined for a review that is shown.
 */
export function useSkippedReview(
  isWanted: boolean,
  readiness: Readiness,
  { submission, confirm, close, takeSkip }: Confirmed,
): SkippedReview | undefined {
  const [phase, setPhase] = useState<'awaited' | 'confirmed' | 'begun' | 'shown'>(
    isWanted ? 'awaited' : 'shown',
  );
  const isIdle = submission.status === 'idle';
  // No review is shown that could show a rejection.
  const confirmNow = useEffectEvent(() => confirm(true));
  const takeSkipNow = useEffectEvent(() => takeSkip());
  const end = useEffectEvent(close);
  const isDue = phase === 'awaited' && readiness === 'ready';
  const hasEnded = phase === 'begun' && isIdle;
  if (phase === 'awaited' && readiness === 'blocked') setPhase('shown');
  if (phase === 'confirmed' && !isIdle) setPhase('begun');
  useEffect(() => {
    if (!isDue) return;
    if (!takeSkipNow()) {
      setPhase('shown');
      return;
    }
    setPhase('confirmed');
    confirmNow();
  }, [isDue]);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return phase === 'shown' ? undefined : { show: () => setPhase('shown') };
}
