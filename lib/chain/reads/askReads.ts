import { type Hex, hexToBigInt } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { askOthersIfDoubtful } from '@/lib/chain/rpc/askOthersIfDoubtful';
import type { AskEndpoint } from '@/lib/chain/rpc/endpoint';
import { errorKindOf } from '@/lib/chain/rpc/errorKind';
import { BLOCK_NUMBER_CALL, decodeAggregate3, encodeAggregate3 } from './aggregate3';
import type { EncodedRead } from './encodedRead';
import type { MulticallSize } from './multicallSize';
import type { ReadReply } from './readAnswer';
import { UndecodableResultError } from './readState';

/** Judges responses by their blocks. */
export type BlockJudge = {
  /** Whether the block is too high for the chain. The response is then not used. */
  readonly isImplausible: (block: bigint) => boolean;
  /** Why an endpoint's response should be used only if no other endpoint has a newer one. */
  readonly doubt: (block: bigint, url: string) => Error | undefined;
};

/**
 * Sends some reads in one multicall, for the latest block of the node that answers.
 *
 * A contract may take so much gas that the node aborts the whole multicall, or the endpoint may
 * reject its size. Its reads are then sent in smaller ones: see `askInParts`.
 *
 * @param options.size - Records the size that works.
 * @returns The replies, in the order of the reads; all from one block unless the multicall was
 * split.
 * @throws {UndecodableResultError} when the response is not in Multicall3's format.
 * @throws {ImplausibleBlockError} when its block is implausible.
 * @throws {Error} the error of the request.
 */
export async function askReads(
  ask: AskEndpoint,
  reads: readonly EncodedRead[],
  { judge, size }: { readonly judge: BlockJudge; readonly size: MulticallSize },
): Promise<readonly ReadReply[]> {
  const send = (part: readonly EncodedRead[]) => multicall(ask, part, judge);
  try {
    return await send(reads);
  } catch (error) {
    if (errorKindOf(error) === 'unanswered') throw error;
    // Loaded only if a multicall was rejected.
    const { askInParts } = await import('./askInParts');
    const parts = await askInParts(send, reads, error);
    if (parts.size !== undefined) size.record(parts.size);
    return parts.replies;
  }
}

async function multicall(
  ask: AskEndpoint,
  reads: readonly EncodedRead[],
  { isImplausible, doubt }: BlockJudge,
): Promise<readonly ReadReply[]> {
  const data = encodeAggregate3([
    BLOCK_NUMBER_CALL,
    ...reads.map(({ encodedCall }) => encodedCall),
  ]);
  const params = [{ to: MULTICALL3_ADDRESS, data }, 'latest'];
  const { blockNumber, replies } = await askOthersIfDoubtful(
    ask,
    { method: 'eth_call', params },
    {
      read: (response) => {
        const answer = decoded(response, reads.length);
        if (isImplausible(answer.blockNumber)) throw new ImplausibleBlockError(answer.blockNumber);
        return answer;
      },
      doubt: (answer, url) => doubt(answer.blockNumber, url),
    },
  );
  return replies.map((reply) => ({ ...reply, blockNumber }));
}

function decoded(response: unknown, count: number) {
  try {
    const [block, ...replies] = decodeAggregate3(response, count + 1);
    return { blockNumber: numberIn(block?.returnData), replies };
  } catch (cause) {
    const error = new UndecodableResultError(cause);
    console.error(error.message, cause);
    throw error;
  }
}

function numberIn(word: Hex | undefined): bigint {
  if (word?.length !== 66) throw new TypeError('The block number is missing.');
  return hexToBigInt(word);
}

/** A response's block is so far above the believed one that it is not used. */
export class ImplausibleBlockError extends AppError {
  constructor(readonly block: bigint) {
    super(`The response is of block ${block}`, { code: 'errors.undecodableResult' });
  }
}
