import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { WantedApproval } from '@/lib/transactions/approvals/usePermit';
import type { RemovalTerms } from './removeTerms';

/** What the router has to be allowed to take for a removal; of nothing while there is none. */
export function removalApproval(removal: RemovalTerms | undefined): WantedApproval {
  const liquidity = removal?.liquidity;
  return {
    amount: liquidity,
    spender: liquidity && EXCHANGE_ADDRESSES[liquidity.currency.chainId].router,
    deadlineSeconds: removal?.deadlineSeconds ?? 0,
  };
}
