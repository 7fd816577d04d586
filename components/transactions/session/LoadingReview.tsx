import { LoadingPanel } from '@/components/frame/layout/LoadingPanel';
import type { AnyOpenSession } from './useReviewSession';

/** Shown while the dialog of an open review loads. Closing it closes the review. */
export function LoadingReview({ open }: { open: Pick<AnyOpenSession, 'close'> }) {
  return <LoadingPanel onClose={() => open.close('dismissed')} />;
}
