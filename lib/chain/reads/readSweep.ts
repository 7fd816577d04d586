import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { type EncodedRead, encodeReads, InvalidContractError } from './encodedRead';
import { MAX_READS } from './multicallSize';
import type { Listener } from './readEntry';
import { hasNoUsableAnswer, isSameReadState, type ReadState } from './readState';
import type { Reader } from './useChainReader';
import type { ResultOf } from './useChainReads';

/** How many watched reads are sent again in each block, and how many others with them. */
const USUAL = { watched: 30, others: 10 };
/** A part of a sweep is read once, in or after the block in which it begins. */
const SWEEP_DEMAND = { everyBlocks: 30, needsSameBlock: false };

/** States by the ids of their reads. One that is not there is loading. */
export type SweptStates<Result> = ReadonlyMap<string, ReadState<Result>>;

/** What is swept: the ids of reads, and the call of each by its position. */
export type SweptReads<call extends ContractCall> = {
  readonly ids: readonly string[];
  readonly callAt: (position: number) => call | undefined;
  /** Whether a read with this state is sent again in each block. */
  readonly isWatched: (state: ReadState<ResultOf<call>>) => boolean;
  /** Answers from earlier blocks do not count, even if the latest block is earlier. */
  readonly sinceBlock?: bigint | undefined;
};

type AnyReads = Omit<SweptReads<ContractCall>, 'isWatched'> & {
  readonly isWatched: (state: ReadState<unknown>) => boolean;
};

/** A sweep as a store of one component. Its states are the same map while none changes. */
export type ReadSweep<Result> = {
  readonly states: () => SweptStates<Result>;
  readonly subscribe: (onChange: Listener) => () => void;
};

/**
 * Sends thousands of reads, such as the balances of all known tokens. All are sent once, one
 * multicall after the other, so that the page stays responsive. In each later block only 30 of those
 * that are watched are sent, and 10 others, each in turn; fewer if the reader takes fewer.
 *
 * @param known - What is shown of reads that are not answered yet.
 */
export function sweepReads<call extends ContractCall>(
  reader: Reader,
  reads: SweptReads<call>,
  known: SweptStates<ResultOf<call>>,
): ReadSweep<ResultOf<call>>;
export function sweepReads(
  reader: Reader,
  { ids, callAt, isWatched, sinceBlock: earliest = 0n }: AnyReads,
  known: SweptStates<unknown>,
): ReadSweep<unknown> {
  const { watched: mostWatched, others } = reader.sweptABlock ?? USUAL;
  const parts = partsOf(ids.length, others);
  let nextWatched = 0;
  let part = parts.next().value;
  let states = known;

  const positionsOf = ({ isFirst, positions }: SweepPart) => {
    if (isFirst) return positions;
    const watched = ids.flatMap((id, position) => {
      const state = states.get(id);
      return state && isWatched(state) ? [position] : [];
    });
    const sent = turn(nextWatched, Math.min(mostWatched, watched.length), watched.length);
    nextWatched += mostWatched;
    return [...new Set([...sent.flatMap((index) => watched[index] ?? []), ...positions])];
  };

  /** Takes the states of some reads over; returns whether all of them are answered. */
  const take = (reads: readonly SentRead[], sinceBlock: bigint, onChange: Listener) => {
    const found = reader.statesOf(
      reads.map(({ read }) => read),
      sinceBlock,
    );
    const changed = found.flatMap((state, index) => {
      const id = reads[index]?.id ?? '';
      return isNews(states.get(id), state) ? [[id, state] as const] : [];
    });
    if (changed.length > 0) {
      states = new Map([...states, ...changed]);
      onChange();
    }
    return found.every(isAnswered);
  };

  const subscribe = (onChange: Listener) => {
    const ended = new AbortController();
    let block: bigint | undefined;
    let stopReading: Listener | undefined;

    const readPart = () => {
      if (part === undefined || ended.signal.aborted) return;
      block = reader.latestBlock;
      const sinceBlock = maxBigint(block ?? 0n, earliest);
      const sent = positionsOf(part);
      const planned = encodeReads(sent.map(callAt));
      const reads = sent.flatMap((position, index): readonly SentRead[] => {
        const read = planned[index];
        const isReadable = read !== undefined && !(read instanceof InvalidContractError);
        return isReadable ? [{ id: ids[position] ?? '', read }] : [];
      });
      const takeAnswers = () => {
        if (take(reads, sinceBlock, onChange)) endPart();
      };
      stopReading = reader.watch(
        reads.map(({ read }) => read),
        { ...SWEEP_DEMAND, sinceBlock },
        takeAnswers,
      );
      takeAnswers();
    };

    const endPart = () => {
      stopReading?.();
      stopReading = undefined;
      part = parts.next().value;
      if (part?.isFirst) readLater();
    };

    // The page may answer its user between two parts, and before the first one.
    const readLater = () => setTimeout(readPart, 0);

    const readInNewBlock = () => {
      if (stopReading === undefined && !part?.isFirst && reader.latestBlock !== block) readPart();
    };

    const stopFollowing = reader.subscribe(readInNewBlock);
    readLater();
    return () => {
      ended.abort();
      stopFollowing();
      stopReading?.();
    };
  };
  return { states: () => states, subscribe };
}

/** The positions of the reads that are sent together. */
type SweepPart = { readonly isFirst: boolean; readonly positions: readonly number[] };

/** The parts of a sweep: first all positions, then a few in turn, without end. */
function* partsOf(count: number, others: number): Generator<SweepPart, undefined> {
  for (let start = 0; start < count; start += MAX_READS)
    yield { isFirst: true, positions: turn(start, Math.min(MAX_READS, count - start), count) };
  const step = Math.min(others, count);
  for (let start = 0; step > 0; start += step)
    yield { isFirst: false, positions: turn(start, step, count) };
  return undefined;
}

function turn(start: number, length: number, count: number): readonly number[] {
  return Array.from({ length }, (_, index) => (start + index) % count);
}

type SentRead = { readonly id: string; readonly read: EncodedRead };

/**
 * Whether a state is shown in place of the previous one, which stays until there is an answer.
 */
function isNews(before: ReadState<unknown> | undefined, state: ReadState<unknown>): boolean {
  if (before === undefined) return state.status !== 'loading';
  return isAnswered(state) && !isSameReadState(before, state);
}

/** Whether a read needs no other request. A failed request is repeated by the reader. */
function isAnswered(state: ReadState<unknown>): boolean {
  return state.status === 'success' || hasNoUsableAnswer(state);
}
