import { useKnownProbe } from '@/lib/exchange/tokenProbe/useKnownProbe';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { useLiveUntilConfirmed } from '@/lib/transactions/review/useLiveUntilConfirmed';
import type { Intent } from '@/lib/transactions/submit/intent';
import { swapIntent } from './swapIntent';
import { isSameTrade, swapReviewStatus } from './swapReviewStatus';
import { atMarket, maximumPaid, type SwapTerms, withinAllowance } from './swapTerms';
import { useSwapApproval } from './useSwapApproval';

type ReviewInputs = {
  /** The swap that the same form would make now. */
  readonly offered: SwapTerms | undefined;
  readonly isExpertMode: boolean;
  /** Whether nothing is confirmed yet. After that nothing changes. */
  readonly isUnconfirmed: boolean;
};

/**
 * The swap under review. `terms` is the swap when the review began or was last accepted: its
 * limit is what the user agreed to. Before it is confirmed, price and route follow the market while
 * that keeps the limit. Slippage, deadline and recipient stay as reviewed.
 */
export function useReviewedSwap(
  terms: SwapTerms,
  { offered, isExpertMode, isUnconfirmed }: ReviewInputs,
) {
  const [{ agreed, swap }, show] = useLiveUntilConfirmed(terms, isUnconfirmed, {
    agreed: terms,
    swap: terms,
  });
  const approval = useSwapApproval(swap);
  const [balance] = useBalances(swap.input.chainId, swap.account, [swap.input]);
  const reviewStatus = swapReviewStatus(agreed, offered, isExpertMode);
  const isWithinLimit = offered !== undefined && reviewStatus === 'withinLimit';
  const isCurrent = isWithinLimit && isSameTrade(swap.trade, offered.trade);
  const marketSwap = isWithinLimit && !isCurrent ? atMarket(agreed, offered.trade) : swap;
  const next = withinAllowance(marketSwap, approval.remaining);
  if (next !== swap) {
    // A maximum that was lowered to the allowance does not rise again without the user.
    const isLowered = next !== marketSwap;
    const { tighterLimit } = next;
    show({ agreed: isLowered ? { ...agreed, tighterLimit } : agreed, swap: next });
  }
  return {
    swap,
    reviewStatus,
    /** Whether the figures shown are those of the market. */
    isCurrent,
    /** Whether the account has less than the most that the swap may take. */
    hasInsufficientBalance: balance !== undefined && balance.raw < maximumPaid(swap).raw,
    approval,
  };
}

/** The intent of a swap in review, with what a probe of its output found. */
export function useSwapIntent(swap: SwapTerms): Intent {
  const probe = useKnownProbe(swap.output);
  const purchase = probe?.kind === 'probed' ? probe.purchase : undefined;
  return swapIntent(swap, purchase?.status === 'done' && purchase.feeBps === 0);
}
