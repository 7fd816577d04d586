import { useState } from 'react';
import { removalReviewStatus } from './poolReviewStatus';
import type { ProposedRemoval } from './proposals';

/**
 * The removal under review: `proposal` as it was when the review began or as it was accepted
 * since, and whatever gives no less of either side and replaced it while nothing was confirmed.
 *
 * @param offered - What the same pool tokens give now, on the reviewed terms.
 * @param isOpen - Whether nothing is confirmed: after that nothing changes.
 */
export function useReviewedRemoval(
  proposal: ProposedRemoval,
  offered: ProposedRemoval | undefined,
  isOpen: boolean,
) {
  const [known, setKnown] = useState({ proposal, removal: proposal });
  const removal = known.proposal === proposal ? known.removal : proposal;
  const reviewStatus = removalReviewStatus(removal, offered);
  const next =
    offered && reviewStatus === 'better' ? { ...removal, amounts: offered.amounts } : removal;
  const isKnown = known.proposal === proposal && known.removal === next;
  if (isOpen && !isKnown) setKnown({ proposal, removal: next });
  return { removal, reviewStatus, hasImproved: removal !== proposal };
}
