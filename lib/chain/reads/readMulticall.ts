import type { QueryClient } from '@tanstack/react-query';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import type { AskEndpoint } from '@/lib/chain/rpc/endpoint';
import { errorKindOf } from '@/lib/chain/rpc/errorKind';
import { REJECTED_PARTS } from './askInParts';
import { askReads, type BlockJudge } from './askReads';
import type { EncodedRead } from './encodedRead';
import { STALE_AFTER_MS } from './freshness';
import { type MulticallSize, partsOfSize } from './multicallSize';
import { OldBlockError } from './oldBlockError';
import {
  answerOf,
  excessiveAnswer,
  isExcessive,
  type ReadAnswer,
  type ReadReply,
} from './readAnswer';
import type { TrackedRead } from './trackedRead';

/** A read of a multicall. */
type NeededRead = Pick<TrackedRead, 'read' | 'answer'> & {
  /** The oldest block whose answer is accepted. */
  readonly atLeast: bigint;
  readonly needsSameBlock: boolean;
};

/** The answers of a multicall's reads, or why there is none, by their keys. */
type MulticallAnswers = ReadonlyMap<string, ReadAnswer | Error>;

/** What a multicall reads, and where. */
type Multicall = {
  /** The block at which it is sent. */
  readonly block: bigint;
  readonly reads: readonly NeededRead[];
  readonly judge: BlockJudge;
  readonly size: MulticallSize;
};

/** The beginning of the query keys of all multicalls of a chain. */
function multicallsKey(chainId: ChainId) {
  return ['chainReads', chainId] as const;
}

let lastMulticall = 0;

/**
 * Sends some reads of a block in one multicall. The query client caches the answers by the number
 * of the block, while they are fresh.
 *
 * Each multicall has a key of its own, because the reader never sends a read twice at once. It is a
 * query for the sake of the cache, and so that {@link forgetMulticalls} can cancel it.
 *
 * @throws {CancelledError} (TanStack Query) when {@link forgetMulticalls} is called meanwhile.
 * @throws {Error} why the multicall failed as a whole. The reader retries.
 */
export function fetchMulticall(
  client: QueryClient,
  ask: AskEndpoint,
  { chainId, ...multicall }: Multicall & { readonly chainId: ChainId },
): Promise<MulticallAnswers> {
  lastMulticall += 1;
  return client.fetchQuery({
    queryKey: [...multicallsKey(chainId), String(multicall.block), lastMulticall],
    queryFn: () => answersTo(ask, multicall),
    networkMode: 'always',
    retry: false,
    structuralSharing: false,
    gcTime: STALE_AFTER_MS,
  });
}

/** The newest cached answers to some reads, by their keys. */
export function cachedAnswers(
  client: QueryClient,
  chainId: ChainId,
  reads: readonly EncodedRead[],
): ReadonlyMap<string, ReadAnswer> {
  const newest = new Map<string, ReadAnswer>();
  for (const [, answers] of client.getQueriesData<MulticallAnswers>({
    queryKey: multicallsKey(chainId),
  }))
    for (const { key } of reads) {
      const answer = answers?.get(key);
      if (answer === undefined || answer instanceof Error) continue;
      if (answer.readBlock >= (newest.get(key)?.readBlock ?? 0n)) newest.set(key, answer);
    }
  return newest;
}

/** Clears a chain's cache and cancels its multicalls in progress. */
export function forgetMulticalls(client: QueryClient, chainId: ChainId): void {
  client.removeQueries({ queryKey: multicallsKey(chainId) });
}

/** How many reads of untried tokens share a multicall: one of them may take nearly all its gas. */
const UNTRIED_READS = 100;

type Group = 'together' | 'normal' | 'untried' | 'rejected' | 'alone';

/**
 * Distributes due reads over as few multicalls as possible, of at most `most` reads.
 *
 * Reads that belong together get their own multicall, so that no other read can split it. If they
 * are too many for one, those of one contract, such as a pool, still share one. A foreign token
 * that has not answered yet may take all gas, so it is apart from pools and known tokens. A read
 * with an excessive answer is sent alone. Reads that a node rejected are split again in each retry,
 * until the one that causes it is alone.
 */
export function groupIntoMulticalls<Read extends TrackedRead>(
  due: readonly Read[],
  most: number,
): readonly (readonly Read[])[] {
  const of = (group: Group) => due.filter((read) => groupOf(read) === group);
  const rejected = of('rejected');
  return [
    ...splitByContract(of('together'), most),
    ...partsOfSize(of('normal'), most),
    ...partsOfSize(of('untried'), Math.min(UNTRIED_READS, most)),
    ...partsOfSize(rejected, Math.min(Math.ceil(rejected.length / REJECTED_PARTS), most)),
    ...partsOfSize(of('alone'), 1),
  ];
}

function groupOf({ read, answer, failure, requirement }: TrackedRead): Group {
  if (isExcessive(answer)) return 'alone';
  if (requirement?.needsSameBlock) return 'together';
  if (failure !== undefined && errorKindOf(failure.error) !== 'unanswered') return 'rejected';
  return read.isOfForeignToken && answer?.state.status !== 'success' ? 'untried' : 'normal';
}

/** Parts of at most `size` reads. The reads of one contract stay in one part if they fit. */
function splitByContract<Read extends TrackedRead>(
  reads: readonly Read[],
  size: number,
): readonly (readonly Read[])[] {
  const contracts = new Map<string, Read[]>();
  for (const each of reads) {
    const address = each.read.address.toLowerCase();
    contracts.set(address, [...(contracts.get(address) ?? []), each]);
  }
  const parts: Read[][] = [];
  for (const part of [...contracts.values()].flatMap((ofOne) => partsOfSize(ofOne, size))) {
    const last = parts.at(-1);
    if (last && last.length + part.length <= size) last.push(...part);
    else parts.push([...part]);
  }
  return parts;
}

async function answersTo(
  ask: AskEndpoint,
  { block, reads, judge, size }: Multicall,
): Promise<MulticallAnswers> {
  // The node reads between the request and the response. The earlier time never makes a figure too
  // young.
  const readAtMs = monotonicMs();
  const replies = await askReads(
    ask,
    reads.map(({ read }) => read),
    { judge, size },
  );
  const newest = newestBlock(replies);
  const isMixed = replies.some((reply) => 'blockNumber' in reply && reply.blockNumber !== newest);
  const answers = new Map<string, ReadAnswer | Error>();
  for (const [index, { read, atLeast, answer, needsSameBlock }] of reads.entries()) {
    const reply = replies[index];
    if (reply === undefined) continue;
    if ('failed' in reply) {
      answers.set(read.key, reply.failed);
      continue;
    }
    if ('excessive' in reply) {
      const moment = { readBlock: maxBigint(atLeast, block), readAtMs };
      answers.set(read.key, excessiveAnswer(reply.excessive, moment));
    } else if (reply.blockNumber < atLeast || (isMixed && needsSameBlock)) {
      answers.set(read.key, new OldBlockError(reply.blockNumber, maxBigint(atLeast, newest)));
    } else {
      const moment = { readBlock: reply.blockNumber, readAtMs };
      answers.set(read.key, answerOf(read, reply, moment, answer));
    }
  }
  return answers;
}

/**
 * The newest block of some replies. A multicall that was split has replies from several blocks.
 */
function newestBlock(replies: readonly ReadReply[]): bigint {
  return replies.reduce(
    (newest, reply) => ('blockNumber' in reply ? maxBigint(newest, reply.blockNumber) : newest),
    0n,
  );
}
