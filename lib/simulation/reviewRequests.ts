import { maxUint256 } from 'viem';
import type { CountedTransfer, Expectation, Intent } from '@/lib/submit/intent';
import { wrapped } from '@/lib/tokens/wrapped';
import type { SimulationRequest, WatchedBalance } from './simulation';
import { withApprovals } from './withApprovals';

/**
 * The latest deadline there is. The real one is set at signing; one of now would pass while the
 * review stays open.
 */
const NO_DEADLINE = maxUint256;

/**
 * What to simulate for a review, for each call that would do it, best first: the approvals that it
 * lacks, then the call. It reads the balances of its changes, then those of each
 * transfer, the pool's first.
 *
 * @param allowances - What each spender may take now, in the order of the approvals.
 */
export function reviewRequests(
  { review, callsAt }: Intent,
  { changes, approvals, transfers = [], callsWithoutPermitAt = callsAt }: Expectation,
  allowances: readonly (bigint | undefined)[],
): readonly SimulationRequest[] {
  const { chainId, account } = review;
  const known = approvals.map((needed, index) => ({ ...needed, allowance: allowances[index] }));
  return callsWithoutPermitAt(NO_DEADLINE).map((call) => ({
    chainId,
    account,
    calls: withApprovals(known, [call]),
    balances: [
      ...changes.map(({ currency, owner }) => ({ currency, owner })),
      ...transfers.flatMap(endsOf),
    ],
    needsGasPrice: true,
  }));
}

function endsOf({ currency, pool, holder }: CountedTransfer): readonly WatchedBalance[] {
  return [
    { currency: wrapped(currency), owner: pool },
    { currency, owner: holder },
  ];
}
