import { useState } from 'react';
import { type ProposedSwap, withinAllowance } from './proposedSwap';
import { swapReviewStatus } from './swapReviewStatus';
import { useSwapApproval } from './useSwapApproval';

type Market = {
  /** The swap that the same form would be now. */
  readonly offered: ProposedSwap | undefined;
  readonly isExpertMode: boolean;
  /** Whether nothing is confirmed: after that nothing changes. */
  readonly isOpen: boolean;
};

/**
 * The swap under review: `proposal` as it was when the review began or as it was accepted since, and
 * whatever at least as good replaced it. Only its price and route follow the market: slippage,
 * deadline and recipient stay as they were reviewed.
 */
export function useReviewedSwap(proposal: ProposedSwap, { offered, isExpertMode, isOpen }: Market) {
  const [known, setKnown] = useState({ proposal, swap: proposal });
  const swap = known.proposal === proposal ? known.swap : proposal;
  const approval = useSwapApproval(swap);
  const reviewStatus = swapReviewStatus(swap, offered, isExpertMode);
  const followed = offered && reviewStatus === 'better' ? { ...swap, trade: offered.trade } : swap;
  const next = withinAllowance(followed, approval.allowance);
  const isKnown = known.proposal === proposal && known.swap === next;
  if (isOpen && !isKnown) setKnown({ proposal, swap: next });
  return { swap, reviewStatus, approval };
}
