import { type Address, encodeFunctionData, type Hex } from 'viem';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { callData } from '@/lib/chain/contracts/contractCall';
import {
  type CallReply,
  decodeAggregate3,
  encodeAggregatedCall,
} from '@/lib/chain/reads/aggregate3';
import { encodedStateRequest, secondsIn } from '@/lib/chain/reads/oldState';
import { TIME_CALL } from '@/lib/chain/reads/timeCall';
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
  // 300 calls are encoded in 20 ms, if each is encoded on its own.
  const time = encodeAggregatedCall(TIME_CALL.address, callData(TIME_CALL));
  const reads = pairs.map((pair) => encodeAggregatedCall(pair, RESERVES_DATA));
  return encodedStateRequest([time, ...reads], block);
}

const RESERVES_DATA = encodeFunctionData({ abi: pairAbi, functionName: 'getReserves' });

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
    const found = heldOf(replies[index]);
    return found ? [[pair.toLowerCase(), found] as const] : [];
  });
  return { seconds: Number(seconds), held: new Map(held) };
}

/** What a pair's reply says; undefined if it is no reply of a pair. */
function heldOf(reply: CallReply | undefined): Held | undefined {
  if (!reply?.success || reply.returnData.length < 2 + 3 * WORD_DIGITS) return undefined;
  const [first, second, changed] = [0, 1, 2].map((index) => wordAt(reply.returnData, index));
  if (first === undefined || second === undefined || changed === undefined) return undefined;
  if (first > LARGEST_RESERVE || second > LARGEST_RESERVE || changed >= 2n ** 32n) return undefined;
  return { reserves: [first, second], changedSeconds: Number(changed) };
}

function wordAt(data: Hex, index: number): bigint {
  const start = 2 + index * WORD_DIGITS;
  return BigInt(`0x${data.slice(start, start + WORD_DIGITS)}`);
}

const WORD_DIGITS = 64;
