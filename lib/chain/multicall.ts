import { type Client, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { multicall3Abi } from './abis/multicall3';
import { MULTICALL3_ADDRESS } from './addresses';
import type { ContractCall } from './contractCall';
import { UndecodableResultError } from './readOutcome';
import type { ReadSlice } from './readPlan';

/** What Multicall3 says of one call. */
export type CallReply = { readonly success: boolean; readonly returnData: Hex };

/** What a multicall says of its calls, in their order, all in one block. */
export type MulticallReply = {
  readonly blockNumber: bigint;
  readonly replies: readonly CallReply[];
};

/** Asks the calls of a slice as a multicall. */
export type AskMulticall = (client: Client, slice: ReadSlice) => Promise<MulticallReply>;

const BLOCK_READ = {
  address: MULTICALL3_ADDRESS,
  abi: multicall3Abi,
  functionName: 'getBlockNumber',
} as const satisfies ContractCall;

const BLOCK_CALL = { ...BLOCK_READ, callData: encodeFunctionData(BLOCK_READ) };

/**
 * Asks the calls of a slice in the latest block of the node that answers.
 *
 * @throws {UndecodableResultError} when the answer makes no sense.
 * @throws {Error} what the request failed with.
 */
export const askMulticall: AskMulticall = async (client, { calls }) => {
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [
      [BLOCK_CALL, ...calls].map(({ address, callData }) => ({
        target: address,
        allowFailure: true,
        callData,
      })),
    ],
  });
  const reply = await client.request({
    method: 'eth_call',
    params: [{ to: MULTICALL3_ADDRESS, data }, 'latest'],
  });
  return decoded(reply, calls.length);
};

/** What a node's reply says, as long as it answers every call. */
function decoded(reply: Hex, calls: number): MulticallReply {
  try {
    const [lead, ...replies] = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: reply,
    });
    if (!lead?.success || replies.length !== calls) throw new TypeError('Answers are missing.');
    const blockNumber = decodeFunctionResult({ ...BLOCK_READ, data: lead.returnData });
    return { blockNumber, replies };
  } catch (cause) {
    throw undecodable(cause);
  }
}

/** The error of an answer that cannot be decoded, which is logged. */
export function undecodable(cause: unknown): UndecodableResultError {
  const error = new UndecodableResultError(cause);
  console.error(error.message, cause);
  return error;
}
