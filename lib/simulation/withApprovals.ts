import type { Address } from 'viem';
import { approveCall } from '@/lib/approvals/approveCalls';
import type { Token } from '@/lib/tokens/token';
import type { SimulationCall } from './simulation';

/** What an act needs a spender to be allowed to take, in the token's smallest unit. */
export type NeededApproval = {
  readonly token: Token;
  readonly spender: Address;
  readonly raw: bigint;
  /** What the spender may take now; absent while it is not known. */
  readonly allowance: bigint | undefined;
};

/**
 * An act with the approvals before it that it still lacks, so that it is simulated before they are
 * sent.
 *
 * Some tokens refuse to change an allowance that is not zero, others refuse to set it to zero. So it is
 * first set to zero, which may fail.
 */
export function withApprovals(
  approvals: readonly NeededApproval[],
  act: readonly SimulationCall[],
): readonly SimulationCall[] {
  return [...approvals.flatMap(missingApproval), ...act];
}

function missingApproval(approval: NeededApproval): readonly SimulationCall[] {
  const { token, spender, raw, allowance } = approval;
  if (allowance !== undefined && allowance >= raw) return [];
  const approve = approveCall(token, spender, raw);
  if (allowance === 0n) return [approve];
  return [{ ...approveCall(token, spender, 0n), mayFail: true }, approve];
}
