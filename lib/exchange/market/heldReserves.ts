import type { Address } from 'viem';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { decodeAggregate3 } from '@/lib/chain/reads/aggregate3';
import { resultIn, secondsIn, stateRequest, TIME_CALL } from '@/lib/chain/reads/oldState';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { LARGEST_RESERVE } from '@/lib/exchange/pairs/constantProduct';
import type { Both } from './pairEvent';

/** What a pair held in the state after a block. */
type Held = {
  readonly reserves: Both;
  /** When its reserves last changed, in seconds since 1970. */
  readonly changedSeconds: number;
};

/** The request for what some pairs held in the state after a block, and for its time. */
export function heldRequest(pairs: readonly Address[], block: bigint | 'latest'): JsonRpcRequest {
  const reads = pairs.map(
    (address) => ({ address, abi: pairAbi, functionName: 'getReserves' }) as const,
  );
  return stateRequest([TIME_CALL, ...reads], block);
}

/**
 * What some pairs held, from the response to {@link heldRequest}: the time of the block in seconds
 * since 1970, and the pairs by their lowercase addresses. A pair that did not exist, or returned
 * something else, is missing.
 *
 * @throws {TypeError} when the response is not that of Multicall3, or has no time.
 */
export function heldIn(
  response: unknown,
  pairs: readonly Address[],
): { readonly seconds: number; readonly held: ReadonlyMap<string, Held> } {
  const [time, ...replies] = decodeAggregate3(response, 1 + pairs.length);
  const seconds = secondsIn(time);
  if (seconds === undefined) throw new TypeError('The block has no time.');
  const held = pairs.flatMap((pair, index) => {
    const result = resultIn(replies[index], pairAbi, 'getReserves');
    const [first, second, changed]: readonly unknown[] = Array.isArray(result) ? result : [];
    if (!isReserve(first) || !isReserve(second) || typeof changed !== 'number') return [];
    return [[pair.toLowerCase(), { reserves: [first, second], changedSeconds: changed }] as const];
  });
  return { seconds: Number(seconds), held: new Map(held) };
}

function isReserve(value: unknown): value is bigint {
  return typeof value === 'bigint' && value <= LARGEST_RESERVE;
}
