import { encodeFunctionData, type Hex, hexToBigInt } from 'viem';
import { multicall3Abi } from '@/lib/contracts/abis/multicall3';
import { MULTICALL3_ADDRESS } from '@/lib/contracts/addresses';
import { AppError } from '@/lib/errors/appError';
import type { AskEndpoint } from '@/lib/rpc/endpoint';
import { errorKindOf, isTooLarge } from '@/lib/rpc/errorKind';
import { withSecondOpinion } from '@/lib/rpc/secondOpinion';
import {
  type CallReply,
  decodeAggregate3,
  encodeAggregate3,
  encodeAggregatedCall,
} from './aggregate3';
import type { EncodedRead } from './encodedRead';
import { UndecodableResultError } from './readOutcome';

/** The reply to a read, or the node's error when the contract's reply is too large for the node. */
export type ReadReply =
  | (CallReply & { readonly blockNumber: bigint })
  | { readonly excessive: unknown };

/** Judges replies by their blocks. */
export type BlockJudge = {
  /** Whether the block is too high for the chain. The reply is then not used. */
  readonly isImplausible: (block: bigint) => boolean;
  /** Why an endpoint's reply should be used only if no other endpoint has a newer one. */
  readonly doubt: (block: bigint, url: string) => Error | undefined;
};

/** Together with the leading block number, a multicall has 500 calls. */
export const MAX_READS = 499;

const BLOCK_NUMBER_CALL = encodeAggregatedCall(
  MULTICALL3_ADDRESS,
  encodeFunctionData({ abi: multicall3Abi, functionName: 'getBlockNumber' }),
);

/**
 * Sends some reads in one multicall, for the latest block of the node that answers.
 *
 * A contract may return so much that the node aborts the whole multicall, or that the endpoint
 * rejects its size. The multicall is then halved until it is answered or has only that read.
 *
 * @param reads - At most {@link MAX_READS}.
 * @returns The replies, in the order of the reads; all from one block unless the multicall was
 * halved.
 * @throws {UndecodableResultError} when the reply is not in Multicall3's format.
 * @throws {ImplausibleBlockError} when its block is absurd.
 * @throws {Error} the error of the request.
 */
export async function askReads(
  ask: AskEndpoint,
  reads: readonly EncodedRead[],
  judge: BlockJudge,
): Promise<readonly ReadReply[]> {
  try {
    return await multicall(ask, reads, judge);
  } catch (error) {
    const kind = errorKindOf(error);
    // A failing call does not fail its multicall. A multicall that reverts has run out of gas.
    const isDivisible = kind === 'reverted' || kind === 'outOfGas' || isTooLarge(error);
    if (!isDivisible || (reads.length === 1 && isTooLarge(error))) throw error;
    if (reads.length === 1) return [{ excessive: error }];
    const middle = Math.ceil(reads.length / 2);
    const halves = [reads.slice(0, middle), reads.slice(middle)];
    return (await Promise.all(halves.map((half) => askReads(ask, half, judge)))).flat();
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
  const { blockNumber, replies } = await withSecondOpinion(
    ask,
    { method: 'eth_call', params },
    {
      read: (reply) => {
        const answer = decoded(reply, reads.length);
        if (isImplausible(answer.blockNumber)) throw new ImplausibleBlockError(answer.blockNumber);
        return answer;
      },
      doubt: (answer, url) => doubt(answer.blockNumber, url),
    },
  );
  return replies.map((reply) => ({ ...reply, blockNumber }));
}

function decoded(reply: unknown, count: number) {
  try {
    const [block, ...replies] = decodeAggregate3(reply, count + 1);
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

/** The node that answered is behind the requested block. */
export class OldBlockError extends AppError {
  constructor(
    readonly block: bigint,
    atLeast: bigint,
  ) {
    super('Fetched for old block number', {
      code: 'errors.laggingEndpoint',
      values: { block: block.toString(), atLeast: atLeast.toString() },
    });
  }
}

/** A reply's block is so far above the believed one that it is not used. */
export class ImplausibleBlockError extends AppError {
  constructor(readonly block: bigint) {
    super(`The reply is of block ${block}`, { code: 'errors.undecodableResult' });
  }
}
