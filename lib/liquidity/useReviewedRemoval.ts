import { useState } from 'react';
import { removalReviewStatus } from './poolReviewStatus';
import type { ProposedRemoval } from './proposals';

/**
 * The removal under review. `proposal` is the removal when the review began or was last accepted;
 * before it is confirmed, one that gives no less of either side replaces it.
 *
 * @param offered - What the same pool tokens give now, on the reviewed terms.
 * @param isOpen - Whether nothing is confirmed yet. After that nothing changes.
 */
export function useReviewedRemoval(
  proposal: ProposedRemoval,
  offered: ProposedRemoval | undefined,
  isOpen: boolean,
) {
  const [known, setKnown] = useState({ proposal, removal: proposal });
  const removal = known.proposal === proposal ? known.removal : proposal;
  const reviewStatus = removalReviewStatus(removal, offered);
  const next = offered && reviewStatus === 'better' ? offered : removal;
  const isKnown = known.proposal === proposal && known.removal === next;
  if (isOpen && !isKnown) setKnown({ proposal, removal: next });
  return { removal, reviewStatus, hasImproved: removal !== proposal };
}
