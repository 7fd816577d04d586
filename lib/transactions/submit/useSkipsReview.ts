import { usePendingItems } from './usePendingItems';

/**
 * Whether a form sends without showing its review, as expert mode does it. While an earlier request
 * waits in the wallet or may have been sent, the review is shown, because it says so.
 */
export function useSkipsReview(isExpertMode: boolean): boolean {
  const { request, unanswered } = usePendingItems();
  return isExpertMode && request === undefined && unanswered.length === 0;
}
