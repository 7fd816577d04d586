import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { useApproval } from '@/lib/transactions/approvals/useApproval';
import { expectedPaid, maximumPaid, type SwapTerms } from './swapTerms';

/**
 * Whether the router may take a swap's cost, and how to approve it.
 *
 * An allowance for the expected cost is enough. The maximum sold is approved, so that the approval
 * still suffices when the price moves within the slippage tolerance.
 */
export function useSwapApproval(swap: SwapTerms) {
  const { router } = EXCHANGE_ADDRESSES[swap.input.chainId];
  const { type, amountIn, amountOut } = swap.trade;
  return useApproval(expectedPaid(swap), router, {
    exact: maximumPaid(swap),
    typed: type === 'exactIn' ? amountIn : amountOut,
    field: type,
  });
}
