import { errorKindOf, isTooLarge } from '@/lib/chain/rpc/errorKind';
import type { EncodedRead } from './encodedRead';
import { partsOfSize } from './multicallSize';
import type { ReadReply } from './readAnswer';
import { asReadError } from './readState';

/** Sends some reads in one multicall. */
type Multicall = (reads: readonly EncodedRead[]) => Promise<readonly ReadReply[]>;

/**
 * Replies, and how many reads the smallest multicall with them had; undefined if it says nothing.
 */
type Parts = { readonly replies: readonly ReadReply[]; readonly size?: number | undefined };

/** Into how many parts a multicall is split that an endpoint rejects. */
export const REJECTED_PARTS = 8;

/**
 * Sends the reads of a multicall that has failed in smaller ones.
 *
 * One that ran out of gas, or is too large, is halved until it is answered or has only one read.
 * One that the endpoint rejects is sent in eight parts, once. All parts of a step share a POST.
 *
 * @returns The replies, in the order of the reads. A contract that takes all gas, or returns too
 * much, has an excessive one.
 * @throws what the multicall has failed with, when no part of it is answered.
 */
export async function askInParts(
  multicall: Multicall,
  reads: readonly EncodedRead[],
  error: unknown,
): Promise<Parts> {
  const [first] = reads;
  if (first === undefined) return { replies: [] };
  const isHeavy = isTooLarge(error) || errorKindOf(error) !== 'rejected';
  if (reads.length === 1) {
    if (!isHeavy) throw error;
    return { replies: [{ excessive: error }] };
  }
  return isHeavy ? inHalves(multicall, reads, error) : inEight(multicall, reads, error);
}

async function inHalves(
  multicall: Multicall,
  reads: readonly EncodedRead[],
  cause: unknown,
): Promise<Parts> {
  const ask = async (half: readonly EncodedRead[]): Promise<Parts> => {
    try {
      const replies = await multicall(half);
      if (half.length > 1) return { replies, size: half.length };
      // Together with others it has used up all the gas.
      return { replies: replies.map((reply) => (isRevert(reply) ? { excessive: cause } : reply)) };
    } catch (error) {
      if (errorKindOf(error) === 'unanswered') throw error;
      return askInParts(multicall, half, error);
    }
  };
  const parts = await Promise.all(partsOfSize(reads, Math.ceil(reads.length / 2)).map(ask));
  const sizes = parts.map(({ size }) => size ?? Number.NaN);
  const smallest = Math.min(...sizes);
  return {
    replies: parts.flatMap(({ replies }) => replies),
    size: Number.isNaN(smallest) ? undefined : smallest,
  };
}

async function inEight(
  multicall: Multicall,
  reads: readonly EncodedRead[],
  cause: unknown,
): Promise<Parts> {
  const size = Math.ceil(reads.length / REJECTED_PARTS);
  const parts = partsOfSize(reads, size);
  const answers = await Promise.allSettled(parts.map(multicall));
  const isAnswered = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled';
  if (!answers.some(isAnswered)) throw cause;
  return {
    replies: answers.flatMap((answer, index) =>
      answer.status === 'fulfilled'
        ? answer.value
        : (parts[index] ?? []).map(() => ({ failed: asReadError(answer.reason) })),
    ),
    size: answers.every(isAnswered) ? size : undefined,
  };
}

function isRevert(reply: ReadReply): boolean {
  return 'success' in reply && !reply.success;
}
