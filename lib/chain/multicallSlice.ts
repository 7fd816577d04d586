import { BaseError, type Client } from 'viem';
import { multicall } from 'viem/actions';
import { AppError } from '@/lib/errors/appError';
import { multicall3Abi } from './abis/multicall3';
import { MULTICALL3_ADDRESS } from './addresses';
import { JsonRpcError } from './jsonRpcError';
import type { ReadAnswer } from './readAnswers';
import { readFailure, UndecodableResultError } from './readOutcome';
import type { ReadSlice } from './readPlan';

type SliceRequest = ReadSlice & {
  /** The oldest block whose answers are of use. */
  readonly atLeast: bigint;
};

/**
 * The answers to some calls, in their order, all in one block: the latest of the node that answers.
 * A call that fails has its own error and leaves the others alone.
 *
 * @throws {OldBlockError} when the node's latest block is older than wanted.
 * @throws {Error} what the request failed with, when it failed as a whole.
 */
export async function fetchSlice(
  client: Client,
  { calls, keys, atLeast }: SliceRequest,
): Promise<readonly ReadAnswer[]> {
  const blockRead = {
    address: MULTICALL3_ADDRESS,
    abi: multicall3Abi,
    functionName: 'getBlockNumber',
  };
  const [lead, ...answers] = await multicall(client, {
    contracts: [blockRead, ...calls],
    multicallAddress: MULTICALL3_ADDRESS,
    allowFailure: true,
    batchSize: 0,
  });
  // viem gives the failure of the whole request as the failure of each call.
  if (lead?.status !== 'success') throw sliceFailure(lead?.error);
  const blockNumber = lead.result;
  if (typeof blockNumber !== 'bigint') throw sliceFailure(undefined);
  if (blockNumber < atLeast) throw new OldBlockError(blockNumber, atLeast);
  return keys.map((key, index) => {
    const answer = answers[index];
    return answer?.status === 'success'
      ? { key, blockNumber, status: 'result', result: answer.result }
      : { key, blockNumber, status: 'error', error: logged(readFailure(answer?.error)) };
  });
}

/** Why the multicall as a whole failed: as the request did, or by an answer that makes no sense. */
function sliceFailure(error: Error | undefined): Error {
  const isOfRequest = (cause: unknown) =>
    cause instanceof JsonRpcError || cause instanceof AppError;
  const isRequests = error instanceof BaseError && error.walk(isOfRequest) !== null;
  return isRequests ? error : logged(readFailure(error));
}

function logged(error: Error): Error {
  if (error instanceof UndecodableResultError) console.error(error.message, error.cause);
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
