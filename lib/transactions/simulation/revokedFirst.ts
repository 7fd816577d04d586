import { type Address, isAddressEqual } from 'viem';
import type { Simulated, SimulationRequest } from './simulation';

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
