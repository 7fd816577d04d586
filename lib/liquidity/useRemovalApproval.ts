import { useSignableApproval } from '@/lib/approvals/useSignableApproval';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import type { ProposedRemoval } from './proposals';

/**
 * How the router gets its approval for the liquidity of a removal, by transaction or by signature.
 *
 * @param attempt - Which review asks; absent while none is open.
 */
export function useRemovalApproval(
  proposal: ProposedRemoval | undefined,
  attempt?: number | undefined,
) {
  const liquidity = proposal?.liquidity;
  return useSignableApproval({
    amount: liquidity,
    spender: liquidity && EXCHANGE_ADDRESSES[liquidity.currency.chainId].router,
    deadlineSeconds: proposal?.deadlineSeconds ?? 0,
    attempt,
  });
}
