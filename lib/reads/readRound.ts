import type { QueryClient } from '@tanstack/react-query';
import type { ChainId } from '@/lib/networks/network';
import { elapsedMs } from '@/lib/rpc/elapsedMs';
import type { AskEndpoint } from '@/lib/rpc/endpoint';
import { kindOf } from '@/lib/rpc/errorKind';
import { askReads, type JudgeBlock, MOST_READS, OldBlockError } from './askReads';
import type { EncodedRead } from './encodedRead';
import { answerOf, excessiveAnswer, isExcessive, type ReadAnswer } from './readAnswer';
import { OLD_AFTER_MS, type TrackedRead } from './trackedRead';

/** A read of a round, with the oldest block whose answer will do. */
export type WantedRead = TrackedRead & { readonly atLeast: bigint };

/** What became of the reads of a round, by their keys. */
export type RoundAnswers = ReadonlyMap<string, ReadAnswer | OldBlockError>;

/** Into how many parts reads are split that a node has refused together. */
const REFUSED_PARTS = 8;

/** What the query keys of all rounds of a chain begin with. */
function roundsKey(chainId: ChainId) {
  return ['chainReads', chainId] as const;
}

let lastRound = 0;

/**
 * Asks for some reads of a block in one multicall. The query client caches the answers under the
 * number of the block, for as long as they are fresh.
 *
 * @throws {Error} why the multicall failed as a whole; it is the reader that retries.
 */
export function fetchRound(
  client: QueryClient,
  ask: AskEndpoint,
  {
    chainId,
    block,
    reads,
    isAbsurd,
  }: {
    readonly chainId: ChainId;
    readonly block: bigint;
    readonly reads: readonly WantedRead[];
    /** Whether a reply cannot be of a block. */
    readonly isAbsurd: JudgeBlock;
  },
): Promise<RoundAnswers> {
  lastRound += 1;
  return client.fetchQuery({
    queryKey: [...roundsKey(chainId), String(block), lastRound],
    queryFn: () => answersTo(ask, reads, isAbsurd),
    networkMode: 'always',
    retry: false,
    structuralSharing: false,
    gcTime: OLD_AFTER_MS,
  });
}

/** The newest answers to some reads that the query client still has, by their keys. */
export function cachedAnswers(
  client: QueryClient,
  chainId: ChainId,
  reads: readonly EncodedRead[],
): ReadonlyMap<string, ReadAnswer> {
  const newest = new Map<string, ReadAnswer>();
  for (const [, answers] of client.getQueriesData<RoundAnswers>({ queryKey: roundsKey(chainId) }))
    for (const { key } of reads) {
      const answer = answers?.get(key);
      if (answer === undefined || answer instanceof OldBlockError) continue;
      if (answer.readBlock >= (newest.get(key)?.readBlock ?? 0n)) newest.set(key, answer);
    }
  return newest;
}

/** Forgets what is cached of a chain. */
export function forgetRounds(client: QueryClient, chainId: ChainId): void {
  client.removeQueries({ queryKey: roundsKey(chainId) });
}

/**
 * How due reads travel: all together, save those that would spoil it for the others. A read whose
 * answer is excessive travels alone; reads that a node refused together are split, in each retry,
 * until the one that causes it travels alone.
 */
export function roundsOf<Read extends TrackedRead>(
  due: readonly Read[],
): readonly (readonly Read[])[] {
  const groups: Record<'together' | 'refused' | 'alone', Read[]> = {
    together: [],
    refused: [],
    alone: [],
  };
  for (const read of due) groups[groupOf(read)].push(read);
  const { together, refused, alone } = groups;
  return [
    ...split(together, MOST_READS),
    ...split(refused, Math.min(Math.ceil(refused.length / REFUSED_PARTS), MOST_READS)),
    ...split(alone, 1),
  ];
}

function groupOf({ answer, failure }: TrackedRead): 'together' | 'refused' | 'alone' {
  if (isExcessive(answer)) return 'alone';
  return failure === undefined || kindOf(failure.error) === 'unanswered' ? 'together' : 'refused';
}

function split<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const parts: (readonly T[])[] = [];
  for (let start = 0; start < items.length; start += size)
    parts.push(items.slice(start, start + size));
  return parts;
}

async function answersTo(
  ask: AskEndpoint,
  reads: readonly WantedRead[],
  isAbsurd: JudgeBlock,
): Promise<RoundAnswers> {
  // The node reads at some time between the request and the reply: the figure is never older than told.
  const readAtMs = elapsedMs();
  const replies = await askReads(
    ask,
    reads.map(({ read }) => read),
    isAbsurd,
  );
  const answers = new Map<string, ReadAnswer | OldBlockError>();
  for (const [index, { read, atLeast, answer }] of reads.entries()) {
    const reply = replies[index];
    if (reply === undefined) continue;
    if ('excessive' in reply) {
      answers.set(read.key, excessiveAnswer(reply.excessive, { readBlock: atLeast, readAtMs }));
    } else if (reply.blockNumber < atLeast) {
      answers.set(read.key, new OldBlockError(reply.blockNumber, atLeast));
    } else {
      const moment = { readBlock: reply.blockNumber, readAtMs };
      answers.set(read.key, answerOf(read, reply, moment, answer));
    }
  }
  return answers;
}
