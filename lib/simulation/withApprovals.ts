import { approveCall } from '@/lib/approvals/approveCalls';
import type { NeededApproval } from '@/lib/submit/intent';
import type { SimulationCall } from './simulation';

/**
 * An approval that a call needs, and the spender's current allowance; absent if it is unknown.
 */
export type KnownApproval = NeededApproval & { readonly allowance: bigint | undefined };

/**
 * A call after the approvals that it still lacks, so that it can be simulated before they are sent.
 *
 * Some tokens refuse to change an allowance that is not zero, others refuse to set it to zero. So
 * it is changed, which may fail, then set to zero, which may fail, and then set again. If the first
 * change succeeds, only that one will be sent.
 */
export function withApprovals(
  approvals: readonly KnownApproval[],
  act: readonly SimulationCall[],
): readonly SimulationCall[] {
  return [...approvals.flatMap(missingApproval), ...act];
}

function missingApproval(approval: KnownApproval): readonly SimulationCall[] {
  const { token, spender, raw, allowance } = approval;
  if (allowance !== undefined && allowance >= raw) return [];
  const approve = approveCall(token, spender, raw);
  if (allowance === 0n) return [approve];
  const reset = approveCall(token, spender, 0n);
  return [{ ...approve, mayFail: true }, { ...reset, mayFail: true }, approve];
}
