import { type Hex, hexToBigInt, isHex, numberToHex } from 'viem';
import {
  type AskInOwnBatch,
  askInOwnBatch,
  SlowEndpointError,
} from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import {
  type Simulation,
  type SimulationRequest,
  simulatedData,
  type UnavailableReason,
} from './simulation';
import { SIMULATOR_CODE } from './simulatorCode';
import { decodeSimulation, encodeSimulation, IgnoredOverrideError } from './simulatorData';

/** How long all endpoints together may take, unless a caller sets a shorter time. */
const LIMIT_MS = 5_000;

export type SimulateOptions = {
  readonly ask?: AskInOwnBatch;
  /** Ends the simulation early: its answer is no longer wanted. */
  readonly signal?: AbortSignal;
  /** How long all endpoints together may take. */
  readonly limitMs?: number;
  /** The oldest acceptable block of the state. The answer of an endpoint behind it is rejected. */
  readonly notBefore?: bigint | undefined;
  /** Why a block is rejected, such as one far ahead of the chain; undefined if it is not. */
  readonly doubt?: ((block: bigint) => Error | undefined) | undefined;
};

/**
 * Simulates calls of an account on a node, in the state of its latest block. Returns the result of
 * each call and the changes of balances. Nothing is sent.
 *
 * The node runs one `eth_call` from the account to itself, with the simulator's code laid over it.
 * If a single call reverts in it, a plain call shows whether it reverts only in simulations.
 *
 * @throws the reason of `signal` when it is aborted.
 * @example
 * await simulate({
 *   chainId: 43114,
 *   account,
 *   calls: withApprovals([{ token, spender: router, raw, allowance: 0n }], [swapCall]),
 *   balances: [{ currency: token }, { currency: avax }],
 * });
 * // { kind: 'simulated', block: 1_234n, calls: [{ status: 'succeeded', ... }, ...],
 * //   changes: [{ currency: token, owner: account, before: 5n, after: 0n }, ...] }
 */
export async function simulate(
  request: SimulationRequest,
  { ask = askInOwnBatch, signal, limitMs = LIMIT_MS, ...judge }: SimulateOptions = {},
): Promise<Simulation> {
  const data = encodeSimulation(request);
  const limit = limited(limitMs, signal);
  const read = (responses: readonly PromiseSettledResult<unknown>[]) =>
    believed(simulationIn(responses, data, request), judge);
  try {
    const asked = ask(request.chainId, requestsFor(request, data), read, limit.signal);
    const simulation = await Promise.race([asked, limit.reached]);
    const plain = plainRequest(request, simulation);
    if (plain === undefined) return simulation;
    const made = ask(request.chainId, [plain], ([response]) => response?.status, limit.signal);
    // Without an answer, the simulation's failure counts.
    const plainly = await Promise.race([made, limit.reached]).catch(() => undefined);
    signal?.throwIfAborted();
    return plainly === 'fulfilled' ? { kind: 'unavailable', reason: 'detected' } : simulation;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    return { kind: 'unavailable', reason: reasonFor(error) };
  } finally {
    limit.clear();
  }
}

function requestsFor({ account, nativeBalance, needsGasPrice }: SimulationRequest, data: Hex) {
  const overrides = {
    [account]: {
      code: SIMULATOR_CODE,
      ...(nativeBalance !== undefined && { balance: numberToHex(nativeBalance) }),
    },
  };
  const call = { from: account, to: account, gasPrice: '0x0', data };
  return [
    { method: 'eth_getCode', params: [account, 'latest'] },
    { method: 'eth_call', params: [call, 'latest', overrides] },
    ...(needsGasPrice ? [{ method: 'eth_gasPrice', params: [] }] : []),
  ];
}

function simulationIn(
  [code, call, price]: readonly PromiseSettledResult<unknown>[],
  data: Hex,
  request: SimulationRequest,
): Simulation {
  const ownCode = valueOfResponse(code);
  if (!isHex(ownCode)) throw new TypeError('The code is not hex.');
  // EIP-7702: the simulator would replace the delegate's code as well.
  if (ownCode !== '0x' && !request.mayReplaceCode)
    return { kind: 'unavailable', reason: 'accountHasCode' };
  const simulation = decodeSimulation(valueOfResponse(call), data, request);
  const gasPrice = price?.status === 'fulfilled' ? price.value : undefined;
  return isHex(gasPrice) && gasPrice !== '0x'
    ? { ...simulation, gasPrice: hexToBigInt(gasPrice) }
    : simulation;
}

function believed(
  simulation: Simulation,
  { notBefore, doubt }: Pick<SimulateOptions, 'notBefore' | 'doubt'>,
): Simulation {
  if (simulation.kind !== 'simulated') return simulation;
  const { block } = simulation;
  if (notBefore !== undefined && block < notBefore) throw new LaggingSimulationError();
  const doubtful = doubt?.(block);
  if (doubtful) throw doubtful;
  return simulation;
}

function valueOfResponse(response: PromiseSettledResult<unknown> | undefined): unknown {
  if (response?.status === 'rejected') throw response.reason;
  return response?.value;
}

function limited(limitMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(() => controller.abort(new SlowEndpointError()), limitMs);
  const reached = new Promise<never>((_resolve, reject) => {
    const end = () => reject(controller.signal.reason);
    if (controller.signal.aborted) end();
    controller.signal.addEventListener('abort', end);
  });
  return {
    signal: controller.signal,
    reached,
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function reasonFor(error: unknown): UnavailableReason {
  if (error instanceof SlowEndpointError) return 'timeout';
  if (error instanceof LaggingSimulationError) return 'behind';
  return error instanceof IgnoredOverrideError ? 'ignored' : 'failed';
}

/**
 * The same call without the simulator, in the block of a simulation. Some tokens refuse accounts
 * that have code, and the simulator is code. Their reasons can be any. If the plain call succeeds,
 * the token refuses only simulations.
 *
 * @returns undefined when the call did not revert, and when approvals come first, because without
 * them the plain call fails in any case.
 */
function plainRequest(
  { account, calls, nativeBalance }: SimulationRequest,
  simulation: Simulation,
): JsonRpcRequest | undefined {
  const [mainCall, ...others] = calls;
  if (simulation.kind !== 'simulated' || !mainCall || others.length > 0) return undefined;
  const isReverted = simulation.calls[0]?.status === 'reverted';
  if (!isReverted || mainCall.mayFail || nativeBalance !== undefined) return undefined;
  const { address, value = 0n } = mainCall;
  const call = {
    from: account,
    to: address,
    data: simulatedData(mainCall),
    value: numberToHex(value),
  };
  return { method: 'eth_call', params: [call, numberToHex(simulation.block)] };
}

/** An endpoint made the calls in the state of a block that is older than the figures on screen. */
class LaggingSimulationError extends Error {
  override readonly name = 'LaggingSimulationError';
}
