import { type Abi, decodeFunctionResult, numberToHex } from 'viem';
import { type ContractCall, callData } from '@/lib/chain/contracts/contractCall';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { settledAnswer } from '@/lib/chain/rpc/settledAnswer';
import {
  type CallReply,
  decodeAggregate3,
  encodeAggregate3,
  encodeAggregatedCall,
} from './aggregate3';
import { TIME_CALL } from './timeCall';

/**
 * Avalanche's own node keeps the state of every block whose number is a multiple of this, even if
 * it drops other old state. Nodes of other kinds may keep none of these, or all.
 */
export const KEPT_EVERY = 4_096n;

/** The latest block at or before another whose state is kept. */
export function keptAtOrBefore(block: bigint): bigint {
  return block - (block % KEPT_EVERY);
}

/** The request for what some calls return in the state after a block, in one multicall. */
export function stateRequest(
  calls: readonly ContractCall[],
  block: bigint | 'latest',
): JsonRpcRequest {
  const encoded = calls.map((call) => encodeAggregatedCall(call.address, callData(call)));
  return encodedStateRequest(encoded, block);
}

/** {@link stateRequest} of calls that are encoded, each as `encodeAggregatedCall` does. */
export function encodedStateRequest(
  calls: readonly string[],
  block: bigint | 'latest',
): JsonRpcRequest {
  const data = encodeAggregate3(calls);
  const at = block === 'latest' ? block : numberToHex(block);
  return { method: 'eth_call', params: [{ to: MULTICALL3_ADDRESS, data }, at] };
}

/** What a contract returned; undefined if it did not, or returned something else. */
export function resultIn(reply: CallReply | undefined, abi: Abi, functionName: string): unknown {
  if (reply === undefined || !reply.success || reply.returnData === '0x') return undefined;
  try {
    return decodeFunctionResult({ abi, functionName, data: reply.returnData });
  } catch {
    return undefined;
  }
}

/** The time of a block, in seconds since 1970; undefined if the reply to the call has none. */
export function secondsIn(reply: CallReply | undefined): bigint | undefined {
  const seconds = resultIn(reply, TIME_CALL.abi, TIME_CALL.functionName);
  return typeof seconds === 'bigint' ? seconds : undefined;
}

/**
 * The time of a block whose state was asked for {@link TIME_CALL} alone.
 *
 * @returns undefined if the endpoint does not serve that state.
 */
export function servedSeconds(
  response: PromiseSettledResult<unknown> | undefined,
): bigint | undefined {
  try {
    return secondsIn(decodeAggregate3(settledAnswer(response), 1)[0]);
  } catch {
    return undefined;
  }
}

/** An endpoint serves no old block. */
export class NoOldBlockError extends Error {
  override readonly name = 'NoOldBlockError';
}
