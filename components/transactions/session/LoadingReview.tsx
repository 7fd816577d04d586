import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import type { AnyOpenReview } from './useReviewSession';

/** Shown while the dialog of an open review loads. Closing it closes the review. */
export function LoadingReview({ openReview }: { openReview: Pick<AnyOpenReview, 'close'> }) {
  return <LoadingPanel onClose={() => openReview.close('closed')} />;
}
