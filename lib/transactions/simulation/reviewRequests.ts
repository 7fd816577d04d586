import { maxUint256 } from 'viem';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { TransactionCall } from '@/lib/chain/contracts/contractCall';
import type { CountedTransfer, Expectation, Intent } from '@/lib/transactions/submit/intent';
import type { SimulationRequest, WatchedBalance } from './simulation';
import { type KnownAllowance, withApprovals } from './withApprovals';

/**
 * The latest possible deadline. The real one is set at signing; one from now would expire while the
 * review stays open.
 */
const NO_DEADLINE = maxUint256;

/**
 * The simulations of a review, one for each call that would do it, the best first: the approvals
 * that it lacks, then the call. Each reads the balances of the expected changes, then those of each
 * transfer, the pool's first.
 *
 * @param allowances - What each spender may take now, in the order of the approvals.
 */
export function reviewRequests(
  intent: Intent,
  expectation: Expectation,
  allowances: readonly KnownAllowance[],
): readonly SimulationRequest[] {
  const { callsWithoutPermitAt = intent.callsAt } = expectation;
  return requestsFor(callsWithoutPermitAt(NO_DEADLINE), intent, { expectation, allowances });
}

/** What shows the outcome if the contracts reject what is below the minimum; none or one. */
export function requestsWithoutMinimum(
  intent: Intent,
  expectation: Expectation,
  allowances: readonly KnownAllowance[],
): readonly SimulationRequest[] {
  const call = expectation.callWithoutMinimumAt?.(NO_DEADLINE);
  return call ? requestsFor([call], intent, { expectation, allowances }) : [];
}

type Known = {
  readonly expectation: Expectation;
  readonly allowances: readonly KnownAllowance[];
};

function requestsFor(
  calls: readonly TransactionCall[],
  { chainId, account, statement: { leastGas } }: Intent,
  { expectation: { changes, approvals, transfers = [] }, allowances }: Known,
): readonly SimulationRequest[] {
  const known = approvals.map((needed, index) => ({
    ...needed,
    allowance: undefined,
    ...allowances[index],
  }));
  return calls.map((call) => ({
    chainId,
    account,
    calls: withApprovals(known, [call]),
    balances: [
      ...changes.map(({ currency, owner }) => ({ currency, owner })),
      ...transfers.flatMap(endsOf),
    ],
    needsGasPrice: true,
    ...(leastGas !== undefined && { leastGas }),
  }));
}

function endsOf({ currency, pool, holder }: CountedTransfer): readonly WatchedBalance[] {
  return [
    { currency: wrapped(currency), owner: pool },
    { currency, owner: holder },
  ];
}
