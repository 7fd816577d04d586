import { useLiveUntilConfirmed } from '@/lib/transactions/review/useLiveUntilConfirmed';
import { removalReviewStatus } from './poolReviewStatus';
import type { RemovalTerms } from './removeTerms';

/**
 * The removal under review. `terms` is the removal when the review began or was last accepted:
 * its minimums are what the user agreed to. Before it is confirmed, one that returns no less of
 * either side takes its place while the pool returns that.
 *
 * @param offered - What the same pool tokens return now, on the reviewed terms.
 * @param isUnconfirmed - Whether nothing is confirmed yet. After that nothing changes.
 */
export function useReviewedRemoval(
  terms: RemovalTerms,
  offered: RemovalTerms | undefined,
  isUnconfirmed: boolean,
) {
  const [removal, show] = useLiveUntilConfirmed(terms, isUnconfirmed, terms);
  const agreedStatus = removalReviewStatus(terms, offered);
  const isShown = removalReviewStatus(removal, offered) === 'current';
  const better = offered && agreedStatus === 'better' ? offered : terms;
  show(isShown ? removal : better);
  return {
    removal,
    reviewStatus: isShown ? 'current' : agreedStatus,
    hasImproved: removal !== terms,
  } as const;
}
