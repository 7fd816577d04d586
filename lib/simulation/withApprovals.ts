import { approveCall } from '@/lib/approvals/approveCalls';
import type { NeededApproval } from '@/lib/submit/intent';
import type { SimulationCall } from './simulation';

/**
 * An approval that an act needs, and what the spender may take now; absent if that is not known.
 */
export type KnownApproval = NeededApproval & { readonly allowance: bigint | undefined };

/**
 * An act with the approvals before it that it still lacks, so that it is simulated before they are
 * sent.
 *
 * Some tokens refuse to change an allowance that is not zero, others refuse to set it to zero. So
 * it is first set to zero, which may fail.
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
  return [{ ...approveCall(token, spender, 0n), mayFail: true }, approve];
}
