import { type Client, decodeFunctionResult } from 'viem';
import { AppError } from '@/lib/errors/appError';
import type { ContractCall } from './contractCall';
import { type AskMulticall, askMulticall, type CallReply, undecodable } from './multicall';
import type { ReadAnswer } from './readAnswers';
import { EmptyResultError, ReadRevertedError } from './readOutcome';
import type { ReadSlice } from './readPlan';

type SliceRequest = ReadSlice & {
  /** The oldest block whose answers are of use. */
  readonly atLeast: bigint;
};

/**
 * The answers to some calls, in their order, all in one block: the latest of the node that answers.
 * A call that fails has its own error and leaves the others alone.
 *
 * @param ask - How the calls are asked; alone, by default.
 * @throws {OldBlockError} when the node's latest block is older than wanted.
 * @throws {UndecodableResultError} when the answer as a whole makes no sense.
 * @throws {Error} what the request failed with, when it failed as a whole.
 */
export async function fetchSlice(
  client: Client,
  { calls, keys, atLeast }: SliceRequest,
  ask: AskMulticall = askMulticall,
): Promise<readonly ReadAnswer[]> {
  const { blockNumber, replies } = await ask(client, { calls, keys });
  if (blockNumber < atLeast) throw new OldBlockError(blockNumber, atLeast);
  return calls.map((call, index) => ({
    key: keys[index] ?? '',
    blockNumber,
    ...outcome(call, replies[index]),
  }));
}

type Outcome =
  | { readonly status: 'result'; readonly result: unknown }
  | { readonly status: 'error'; readonly error: Error };

function outcome({ abi, functionName }: ContractCall, answer: CallReply | undefined): Outcome {
  if (!answer?.success) return { status: 'error', error: new ReadRevertedError() };
  if (answer.returnData === '0x') return { status: 'error', error: new EmptyResultError() };
  try {
    const result = decodeFunctionResult({ abi, functionName, data: answer.returnData });
    return { status: 'result', result };
  } catch (cause) {
    return { status: 'error', error: undecodable(cause) };
  }
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
