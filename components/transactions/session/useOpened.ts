import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import type { AnyOpenSession } from './useReviewSession';

/** An open review with what sends it. */
export type Opened = ReturnType<typeof useOpened<AnyOpenSession>>;

/** In the dialog of a review: what sends it, and whether it can still change. */
export function useOpened<Open extends AnyOpenSession>(open: Open) {
  const submission = useSubmit(open.click);
  return {
    ...open,
    submission,
    /** Whether nothing is confirmed yet. After that nothing changes. */
    isOpen: submission.status === 'idle',
  };
}
