import { useState } from 'react';
import { type ProposedSwap, withinAllowance } from './proposedSwap';
import { swapReviewStatus } from './swapReviewStatus';
import { useSwapApproval } from './useSwapApproval';

type Market = {
  /** The swap that the same form would give now. */
  readonly offered: ProposedSwap | undefined;
  readonly isExpertMode: boolean;
  /** Whether nothing is confirmed yet. After that nothing changes. */
  readonly isOpen: boolean;
};

/**
 * The swap under review. `proposal` is the swap when the review began or was last accepted; before
 * it is confirmed, one that is at least as good replaces it. Only its price and route follow the
 * market: slippage, deadline and recipient stay as reviewed.
 */
export function useReviewedSwap(proposal: ProposedSwap, { offered, isExpertMode, isOpen }: Market) {
  const [known, setKnown] = useState({ proposal, swap: proposal });
  const swap = known.proposal === proposal ? known.swap : proposal;
  const approval = useSwapApproval(swap);
  const reviewStatus = swapReviewStatus(swap, offered, isExpertMode);
  const followed = offered && reviewStatus === 'better' ? { ...swap, trade: offered.trade } : swap;
  const next = withinAllowance(followed, approval.left);
  const isKnown = known.proposal === proposal && known.swap === next;
  if (isOpen && !isKnown) setKnown({ proposal, swap: next });
  return { swap, reviewStatus, approval };
}
