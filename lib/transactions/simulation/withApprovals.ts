import { type Address, isAddressEqual } from 'viem';
import { approveCall } from '@/lib/transactions/approvals/approveCall';
import type { NeededApproval } from '@/lib/transactions/submit/intent';
import type { Simulated, SimulationCall, SimulationRequest } from './simulation';

/** What a spender may take, in the token's smallest unit; undefined if it is unknown. */
export type KnownAllowance = {
  /** The allowance in the latest block. */
  readonly allowance: bigint | undefined;
  /** What is left of it once the account's own transactions have ended; by default all. */
  readonly remaining?: bigint | undefined;
};

/** An approval that a call needs, and what is known of it. */
export type KnownApproval = NeededApproval & KnownAllowance;

/**
 * The main calls of a simulation, after the approvals that they still lack, so that they can be
 * simulated before these are sent.
 *
 * Some tokens refuse to change an allowance that is not zero, others refuse to set it to zero. So
 * it is changed, which may fail, then set to zero, which may fail, and then set again. If the first
 * change succeeds, only that one will be sent. An allowance that transactions in progress use up is
 * set to zero first, as they will do.
 */
export function withApprovals(
  approvals: readonly KnownApproval[],
  mainCalls: readonly SimulationCall[],
): readonly SimulationCall[] {
  return [...approvals.flatMap(missingApproval), ...mainCalls];
}

function missingApproval(approval: KnownApproval): readonly SimulationCall[] {
  const { token, spender, raw, allowance, remaining = allowance } = approval;
  if (remaining !== undefined && remaining >= raw) return [];
  const approve = approveCall(token, spender, raw);
  if (allowance === 0n) return [approve];
  const reset = approveCall(token, spender, 0n);
  if (remaining === 0n) return [{ ...reset, mayFail: true, isForeseen: true }, approve];
  return [{ ...approve, mayFail: true }, { ...reset, mayFail: true }, approve];
}

/**
 * The tokens whose allowance has to be removed before it can be raised, as far as simulated calls
 * show: the token refused to change it, and let it be removed (see `withApprovals`).
 */
export function revokedFirst(
  { calls: results }: Simulated,
  { calls }: SimulationRequest,
): readonly Address[] {
  return calls.flatMap((call, index) => {
    const next = calls[index + 1];
    const isTriedFirst =
      call.mayFail && next?.mayFail && isAddressEqual(call.address, next.address);
    const isRefused = results[index]?.status === 'reverted';
    const isRemovable = results[index + 1]?.status === 'succeeded';
    return isTriedFirst && isRefused && isRemovable ? [call.address] : [];
  });
}
