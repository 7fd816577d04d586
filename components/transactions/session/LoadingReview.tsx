import { LoadingPanel } from '@/components/frame/layout/LoadingPanel';
import type { AnyOpenReview } from './useReviewSession';

/** Shown while the dialog of an open review loads. Closing it closes the review. */
export function LoadingReview({ open }: { open: Pick<AnyOpenReview, 'close'> }) {
  return <LoadingPanel onClose={() => open.close('dismissed')} />;
}
