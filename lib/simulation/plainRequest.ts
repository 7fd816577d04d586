import { encodeFunctionData, numberToHex } from 'viem';
import type { JsonRpcRequest } from '@/lib/rpc/jsonRpcBatch';
import { failureKind } from './failureKind';
import type { Simulation, SimulationRequest } from './simulation';

/**
 * A plain call, in the block of a simulation, that tells whether a token only refuses simulations: some refuse accounts that have
 * code, and the simulator is code. It would succeed although the same call failed in a simulation.
 *
 * @returns undefined where no token refused a transfer. Also where approvals come first: without
 * them a plain call fails anyway.
 */
export function plainRequest(
  { account, calls, nativeBalance }: SimulationRequest,
  simulation: Simulation,
): JsonRpcRequest | undefined {
  const [act, ...others] = calls;
  if (simulation.kind !== 'simulated' || !act || others.length > 0) return undefined;
  const [result] = simulation.calls;
  const isRefused =
    result?.status === 'reverted' && failureKind(result.reason) === 'transferRefused';
  if (!isRefused || act.mayFail || nativeBalance !== undefined) return undefined;
  const { address, abi, functionName, args = [], value = 0n } = act;
  const data = encodeFunctionData({ abi, functionName, args });
  const call = { from: account, to: address, data, value: numberToHex(value) };
  return { method: 'eth_call', params: [call, numberToHex(simulation.block)] };
}
