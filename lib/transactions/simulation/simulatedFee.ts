import type { Amount } from '@/lib/base/amounts/amount';
import type { Intent } from '@/lib/transactions/submit/intent';
import { networkFee } from './networkFee';
import { reviewRequests } from './reviewRequests';
import { type SimulateOptions, simulate } from './simulate';
import type { KnownAllowance } from './withApprovals';

/**
 * The network fee of what an intent would send now, without the approvals before it.
 *
 * @param allowances - What each spender may take now, in the order of the intent's approvals.
 * @returns null when no simulation shows it: no endpoint simulates, or every call would fail.
 * @throws the reason of `signal` when it is aborted.
 */
export async function simulatedFee(
  intent: Intent,
  allowances: readonly KnownAllowance[],
  options: SimulateOptions,
): Promise<Amount | null> {
  const { expectation } = intent;
  if (expectation === undefined) return null;
  for (const request of reviewRequests(intent, expectation, allowances)) {
    const simulation = await simulate(request, options);
    if (simulation.kind === 'unavailable') return null;
    const fee = networkFee(simulation, request, expectation.approvals);
    if (fee) return fee.fee;
  }
  return null;
}
