import { type Client, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { AppError } from '@/lib/errors/appError';
import { multicall3Abi } from './abis/multicall3';
import { MULTICALL3_ADDRESS } from './addresses';
import type { ContractCall } from './contractCall';
import type { ReadAnswer } from './readAnswers';
import { EmptyResultError, ReadRevertedError, UndecodableResultError } from './readOutcome';
import type { ReadSlice } from './readPlan';

type SliceRequest = ReadSlice & {
  /** The oldest block whose answers are of use. */
  readonly atLeast: bigint;
};

/** What Multicall3 says of one call. */
type Answer = { readonly success: boolean; readonly returnData: Hex };

const BLOCK_READ = {
  address: MULTICALL3_ADDRESS,
  abi: multicall3Abi,
  functionName: 'getBlockNumber',
} as const satisfies ContractCall;

const BLOCK_CALL = { ...BLOCK_READ, callData: encodeFunctionData(BLOCK_READ) };

/**
 * The answers to some calls, in their order, all in one block: the latest of the node that answers.
 * A call that fails has its own error and leaves the others alone.
 *
 * @throws {OldBlockError} when the node's latest block is older than wanted.
 * @throws {UndecodableResultError} when the answer as a whole makes no sense.
 * @throws {Error} what the request failed with, when it failed as a whole.
 */
export async function fetchSlice(
  client: Client,
  { calls, keys, atLeast }: SliceRequest,
): Promise<readonly ReadAnswer[]> {
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
  const { blockNumber, answers } = decoded(reply, calls.length);
  if (blockNumber < atLeast) throw new OldBlockError(blockNumber, atLeast);
  return calls.map((call, index) => ({
    key: keys[index] ?? '',
    blockNumber,
    ...outcome(call, answers[index]),
  }));
}

type Decoded = { readonly blockNumber: bigint; readonly answers: readonly Answer[] };

/** What a node's reply says, as long as it answers every call. */
function decoded(reply: Hex, calls: number): Decoded {
  try {
    const [lead, ...answers] = decodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      data: reply,
    });
    if (!lead?.success || answers.length !== calls) throw new TypeError('Answers are missing.');
    const blockNumber = decodeFunctionResult({ ...BLOCK_READ, data: lead.returnData });
    return { blockNumber, answers };
  } catch (cause) {
    throw undecodable(cause);
  }
}

type Outcome =
  | { readonly status: 'result'; readonly result: unknown }
  | { readonly status: 'error'; readonly error: Error };

function outcome({ abi, functionName }: ContractCall, answer: Answer | undefined): Outcome {
  if (!answer?.success) return { status: 'error', error: new ReadRevertedError() };
  if (answer.returnData === '0x') return { status: 'error', error: new EmptyResultError() };
  try {
    const result = decodeFunctionResult({ abi, functionName, data: answer.returnData });
    return { status: 'result', result };
  } catch (cause) {
    return { status: 'error', error: undecodable(cause) };
  }
}

function undecodable(cause: unknown): UndecodableResultError {
  const error = new UndecodableResultError(cause);
  console.error(error.message, cause);
  return error;
}

/** The node that answered lags behind the block that was asked for. */
export class OldBlockError extends AppError {
  constructor(block: bigint, atLeast: bigint) {
    super('Fetched for old block number', {
      code: 'errors.laggingEndpoint',
      values: { block: block.toString(), atLeast: atLeast.toString() },
    });
  }
}
