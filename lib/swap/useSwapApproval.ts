import { useApproval } from '@/lib/approvals/useApproval';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { expectedPaid, maximumPaid, type ProposedSwap } from './proposedSwap';

/**
 * Whether the router may take what a swap costs, and the way to let it.
 *
 * An allowance of the expected cost is enough; what is approved is the maximum sold, so that a price
 * that moves within the slippage tolerance leaves the approval good.
 */
export function useSwapApproval(swap: ProposedSwap) {
  const { router } = EXCHANGE_ADDRESSES[swap.input.chainId];
  const { type, amountIn, amountOut } = swap.trade;
  return useApproval(expectedPaid(swap), router, {
    exact: maximumPaid(swap),
    typed: type === 'exactIn' ? amountIn : amountOut,
    field: type,
  });
}
