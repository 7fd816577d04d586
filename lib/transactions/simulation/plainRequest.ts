import { numberToHex } from 'viem';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { type Simulation, type SimulationRequest, simulatedData } from './simulation';

/**
 * The same call without the simulator, in the block of a simulation. Some tokens refuse accounts
 * that have code, and the simulator is code. Their reasons can be any. If the plain call succeeds,
 * the token refuses only simulations.
 *
 * @returns undefined when the call did not revert, and when approvals come first, because without
 * them the plain call fails in any case.
 */
export function plainRequest(
  { account, calls, nativeBalance }: SimulationRequest,
  simulation: Simulation,
): JsonRpcRequest | undefined {
  const [act, ...others] = calls;
  if (simulation.kind !== 'simulated' || !act || others.length > 0) return undefined;
  const isReverted = simulation.calls[0]?.status === 'reverted';
  if (!isReverted || act.mayFail || nativeBalance !== undefined) return undefined;
  const { address, value = 0n } = act;
  const call = { from: account, to: address, data: simulatedData(act), value: numberToHex(value) };
  return { method: 'eth_call', params: [call, numberToHex(simulation.block)] };
}
