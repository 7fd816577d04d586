import {
  notifyManager,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  replaceEqualDeep,
  useQueryClient,
} from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import type { ChainId } from '@/lib/networks/network';
import { readBlockAtoms } from './atoms';
import { chainReadsKey } from './chainReadsKey';
import { chainClient } from './clients';
import { fetchAnswers } from './fetchAnswers';
import { OldBlockError } from './multicallSlice';
import { type Answers, newestBlock, newestResults } from './readAnswers';
import type { ReadOutcome } from './readOutcome';
import type { PlannedRead, ReadPlan, ReadSlice } from './readPlan';
import { toReadOutcome } from './toReadOutcome';

type Outcome = ReadOutcome<unknown>;
type Store = ReturnType<typeof useStore>;

type Wanted = {
  readonly chainId: ChainId | undefined;
  readonly plan: ReadPlan;
  readonly everyBlocks: number;
};

type Asked = { readonly block: bigint | undefined; readonly previousBlock: bigint | undefined };

/** One slice of the reads, asked for again in each block. */
type SliceFeed = {
  readonly observer: QueryObserver<Answers>;
  /** Asks for the read block. */
  readonly follow: () => void;
  readonly outcome: (index: number) => Outcome;
};

type Feed = {
  readonly subscribe: (onChange: () => void) => () => void;
  /** The outcomes now: the same array while none changed. */
  readonly outcomes: () => readonly Outcome[];
};

const LIFETIME_MS = 60_000;
const SHORTEST_RETRY_MS = 2_500;
const LONGEST_RETRY_MS = 3_500;

/**
 * The outcomes of what is `wanted`, which must be the same object for as long as it asks the same.
 *
 * The queries follow the read block by themselves, outside React: a component has nothing to do
 * with a block that changes nothing of what it shows.
 */
export function useReadFeed(wanted: Wanted): readonly Outcome[] {
  const client = useQueryClient();
  const store = useStore();
  const feed = useMemo(() => createFeed(client, store, wanted), [client, store, wanted]);
  return useSyncExternalStore(feed.subscribe, feed.outcomes, feed.outcomes);
}

function createFeed(client: QueryClient, store: Store, wanted: Wanted): Feed {
  const { chainId, plan, everyBlocks } = wanted;
  const slices: readonly SliceFeed[] =
    chainId === undefined
      ? []
      : plan.slices.map((slice) =>
          createSliceFeed(client, {
            chainId,
            slice,
            asked: () => askedBlocks(store, chainId, everyBlocks),
          }),
        );
  const follow = () => {
    notifyManager.batch(() => {
      for (const slice of slices) slice.follow();
    });
  };
  let last: readonly Outcome[] = [];

  return {
    outcomes: () => {
      last = keepUnchanged(
        last,
        plan.reads.map((read) => plannedOutcome(read, slices)),
      );
      return last;
    },
    subscribe: (onChange) => {
      const onAnswer = notifyManager.batchCalls(onChange);
      const stops = slices.map(({ observer }) => observer.subscribe(onAnswer));
      if (chainId !== undefined) stops.push(store.sub(readBlockAtoms[chainId], follow));
      // The block may have moved since the feed was made.
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The block that reads of every nth block ask for; any block will do for a one-time read. */
function askedBlocks(store: Store, chainId: ChainId, everyBlocks: number): Asked {
  if (everyBlocks === Number.POSITIVE_INFINITY) return { block: 0n, previousBlock: undefined };
  const readBlock = store.get(readBlockAtoms[chainId]);
  const nth = (block: bigint | undefined) => block && block - (block % BigInt(everyBlocks));
  return { block: nth(readBlock?.number), previousBlock: nth(readBlock?.previous) };
}

function createSliceFeed(
  client: QueryClient,
  { chainId, slice, asked }: { chainId: ChainId; slice: ReadSlice; asked: () => Asked },
): SliceFeed {
  // The observer only ever asks these calls of this chain: what it showed last is theirs.
  const placeholderData = (shown: Answers | undefined) =>
    shown ?? storedAnswers(client, chainId, slice);
  // What fails shall not hold up what travels with it, more than once.
  let isAlone = false;
  const read = async (block = 0n) => {
    const known = observer.getCurrentResult().data ?? [];
    const wanted = { ...slice, atLeast: newestBlock(known, block), isAlone };
    try {
      const answers = await fetchAnswers(chainClient(chainId), wanted, known);
      isAlone = false;
      return answers;
    } catch (error) {
      isAlone = true;
      if (!(error instanceof OldBlockError))
        console.error('Failed to fetch multicall chunk', error);
      throw error;
    }
  };
  const options = (): QueryObserverOptions<Answers> => {
    const { block } = asked();
    return {
      queryKey: [...chainReadsKey(chainId), slice.keys, String(block)],
      queryFn: () => read(block),
      placeholderData,
      enabled: block !== undefined,
      retry: true,
      retryDelay: () => SHORTEST_RETRY_MS + Math.random() * (LONGEST_RETRY_MS - SHORTEST_RETRY_MS),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: block === 0n ? Number.POSITIVE_INFINITY : LIFETIME_MS,
    };
  };
  const observer: QueryObserver<Answers> = new QueryObserver(client, options());
  return {
    observer,
    follow: () => observer.setOptions(options()),
    outcome: (index) => {
      const { data, failureReason } = observer.getCurrentResult();
      return toReadOutcome(data?.[index], { failure: failureReason, ...asked() });
    },
  };
}

/** What other slices of the chain have found about this one's calls. */
function storedAnswers(client: QueryClient, chainId: ChainId, { keys }: ReadSlice) {
  const stored = client.getQueriesData<Answers>({ queryKey: chainReadsKey(chainId) });
  return newestResults(
    stored.flatMap(([, answers]) => answers ?? []),
    keys,
  );
}

function plannedOutcome(read: PlannedRead, slices: readonly SliceFeed[]): Outcome {
  if (read.type === 'refused') return { status: 'error', error: read.error };
  const slice = read.type === 'asked' ? slices[read.slice] : undefined;
  return slice === undefined || read.type === 'absent'
    ? { status: 'invalid' }
    : slice.outcome(read.index);
}

/** The next outcomes, but the same objects, and the same array, where they say what the last did. */
function keepUnchanged(last: readonly Outcome[], next: readonly Outcome[]): readonly Outcome[] {
  const kept = next.map((outcome, index) => {
    const before = last[index];
    return before !== undefined && isUnchanged(before, outcome) ? before : outcome;
  });
  const isAllKept = kept.length === last.length && kept.every((one, index) => one === last[index]);
  return isAllKept ? last : kept;
}

function isUnchanged(before: Outcome, now: Outcome): boolean {
  if (before.status === 'error' && now.status === 'error')
    return before.error.name === now.error.name && before.error.message === now.error.message;
  const isSameResult =
    'result' in before && 'result' in now
      ? replaceEqualDeep(before.result, now.result) === before.result
      : true;
  return before.status === now.status && isSameResult;
}
