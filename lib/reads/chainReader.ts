import type { QueryClient } from '@tanstack/react-query';
import type { ChainId } from '@/lib/networks/network';
import { elapsedMs } from '@/lib/rpc/elapsedMs';
import type { AskEndpoint } from '@/lib/rpc/endpoint';
import { AbsurdBlockError, OldBlockError } from './askReads';
import { afterPoll, afterReply, type BelievedBlock, isFarAbove } from './believedBlock';
import type { EncodedRead } from './encodedRead';
import { type Freshness, freshnessOf } from './freshness';
import { isExcessive, type ReadAnswer } from './readAnswer';
import { isSameOutcome, type ReadOutcome } from './readOutcome';
import { cachedAnswers, fetchRound, forgetRounds, roundsOf, type WantedRead } from './readRound';
import { moveDueAtMs, type SnapshotBlock } from './snapshotBlock';
import {
  dueAtMs,
  type ReadDemand,
  retryPauseMs,
  shownOutcome,
  strictestOf,
  type TrackedRead,
  wantedBlock,
} from './trackedRead';

type Listener = () => void;
type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** One read, with the components that want it: each by its listener, with its demand. */
type Entry = Mutable<TrackedRead> & {
  readonly wants: Map<Listener, ReadDemand>;
  /** Whether it was read for a component that reads once: its answer never changes. */
  isFact: boolean;
};

type Options = {
  readonly chainId: ChainId;
  /** Caches the answers under the number of their block. */
  readonly client: QueryClient;
  readonly ask: AskEndpoint;
  /** Whether nothing is to be asked, because nobody sees the page or it is offline. */
  readonly isPaused: () => boolean;
};

/** Failures that come within this time are those of one batch. */
const BATCH_MS = 100;
const LONGEST_TIMER_MS = 60_000;

/**
 * Reads one chain for all components: each read once, however many want it.
 *
 * Of every read it knows the latest answer, the block and the time of that answer, and why a later
 * attempt failed. Whatever happens (a new block, an answer, a component that comes, a retry that is
 * due), it looks over its reads once and asks all that is due in as few multicalls as hold it.
 */
export class ChainReader {
  readonly #options: Options;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<Listener>();
  #believed: BelievedBlock | undefined;
  #snapshot: SnapshotBlock | undefined;
  #freshness: Freshness | undefined;
  /** How many reads wait for the reply to their first attempt. */
  #unanswered = 0;
  #latestFailure = { atMs: Number.NEGATIVE_INFINITY, retryAtMs: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWakePlanned = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The latest block number that is believed; undefined until an endpoint has named one. */
  get latestBlock(): bigint | undefined {
    return this.#believed?.number;
  }

  /** How fresh the figures are that components show. */
  get freshness(): Freshness {
    this.#freshness ??= freshnessOf(this.#entries.values());
    return this.#freshness;
  }

  /** Calls `onChange` when a block number or the freshness may have changed; returns how to stop it. */
  readonly subscribe = (onChange: Listener): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
    };
  };

  /**
   * What is known of some reads without asking, in their order.
   *
   * @param sinceBlock - An answer of an earlier block than this is `syncing`.
   */
  outcomesOf(reads: readonly EncodedRead[], sinceBlock = 0n): readonly ReadOutcome<unknown>[] {
    const untracked = reads.filter(({ key }) => !this.#entries.has(key));
    const cached = this.#cached(untracked);
    return reads.map((read) =>
      shownOutcome(this.#entries.get(read.key) ?? newEntry(read, cached.get(read.key)), sinceBlock),
    );
  }

  /**
   * Keeps some reads as fresh as demanded, until the returned function is called.
   *
   * @param isTogether - Whether all of them are read again at once, so that they are of one block.
   * @param onChange - Called when the outcome of any of them has changed.
   */
  want(
    reads: readonly EncodedRead[],
    { isTogether, ...demand }: ReadDemand & { readonly isTogether?: boolean },
    onChange: Listener,
  ): () => void {
    const cached = this.#cached(reads.filter(({ key }) => !this.#entries.has(key)));
    const wanted = reads.map((read) => {
      const entry = this.#entries.get(read.key) ?? newEntry(read, cached.get(read.key));
      this.#entries.set(read.key, entry);
      entry.wants.set(onChange, demand);
      entry.isDueNow ||= isTogether === true;
      entry.demand = strictestOf(entry.wants.values());
      return entry;
    });
    this.#planWake();
    return () => {
      for (const entry of wanted) {
        entry.wants.delete(onChange);
        entry.demand = strictestOf(entry.wants.values());
      }
      this.#planWake();
    };
  }

  /** Takes note of the block number that an endpoint named. */
  noteBlock(polled: bigint): void {
    if (this.#believe(afterPoll(this.#believed, polled, elapsedMs()))) this.wake();
  }

  /** Takes over what is believed of the latest block; returns whether its number has changed. */
  #believe(believed: BelievedBlock): boolean {
    const before = this.#believed?.number;
    this.#believed = believed;
    if (believed.number === before) return false;
    if (before !== undefined && believed.number < before) this.#startAgainAt(believed.number);
    this.#notify(this.#listeners);
    return true;
  }

  /** Asks for all that is due, and wakes again when the next read will be. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#isWakePlanned = false;
    this.#freshness = undefined;
    const nowMs = elapsedMs();
    if (this.#options.isPaused() || this.#believed === undefined) return;
    const latest = this.#believed.number;
    if (moveDueAtMs(this.#snapshot, latest, this.#unanswered === 0) <= nowMs)
      this.#snapshot = { number: latest, movedAtMs: nowMs };
    if (this.#snapshot === undefined) return;
    const { due, nextMs } = this.#lookOver(this.#snapshot.number, nowMs);
    for (const round of roundsOf(due)) void this.#read(round, this.#snapshot.number);
    const moveMs = moveDueAtMs(this.#snapshot, latest, this.#unanswered === 0);
    const wakeMs = Math.min(nextMs, moveMs);
    if (wakeMs === Number.POSITIVE_INFINITY) return;
    const restMs = Math.max(0, wakeMs - nowMs);
    this.#timer = setTimeout(() => this.wake(), Math.min(restMs, LONGEST_TIMER_MS));
  }

  /** The reads that are due, and when the next will be; forgets those that nobody wants any more. */
  #lookOver(snapshotBlock: bigint, nowMs: number) {
    const due: Entry[] = [];
    let nextMs = Number.POSITIVE_INFINITY;
    for (const [key, entry] of this.#entries) {
      if (entry.demand === undefined && !entry.isAsked && !entry.isFact) {
        this.#entries.delete(key);
        continue;
      }
      const atMs = dueAtMs(entry, snapshotBlock);
      if (atMs <= nowMs) due.push(entry);
      else if (atMs < nextMs) nextMs = atMs;
    }
    return { due, nextMs };
  }

  /** Asks for some reads together. */
  async #read(entries: readonly Entry[], block: bigint): Promise<void> {
    const { client, chainId, ask } = this.#options;
    const isAbsurd = (named: bigint) =>
      this.#believed !== undefined && isFarAbove(this.#believed, named, elapsedMs());
    const reads: readonly WantedRead[] = entries.map((entry) => ({
      ...entry,
      atLeast: wantedBlock(entry, block),
    }));
    for (const entry of entries) {
      entry.isAsked = true;
      entry.isDueNow = false;
      if (entry.failure === undefined) this.#unanswered += 1;
    }
    try {
      const answers = await fetchRound(client, ask, { chainId, block, reads, isAbsurd });
      this.#take(entries, ({ read }) => answers.get(read.key));
    } catch (error) {
      console.error('Failed to fetch multicall chunk', error);
      this.#take(entries, () => error);
    }
  }

  /** Takes note of what became of reads: each has its answer, or why there is none. */
  #take(entries: readonly Entry[], resultOf: (entry: Entry) => unknown): void {
    const nowMs = elapsedMs();
    const changed = new Set<Listener>();
    for (const entry of entries) {
      const before = shownOutcome(entry);
      if (entry.failure === undefined) this.#unanswered -= 1;
      entry.isAsked = false;
      const result = resultOf(entry);
      if (isAnswer(result)) this.#answer(entry, result);
      else
        entry.failure = {
          error: result,
          sinceMs: entry.failure?.sinceMs ?? nowMs,
          retryAtMs: this.#retryAtMs(nowMs),
        };
      if (!isSameOutcome(before, shownOutcome(entry)))
        for (const onChange of entry.wants.keys()) changed.add(onChange);
    }
    this.#notify(changed);
    this.#noteReply(entries.map(resultOf));
    this.#planWake();
  }

  /** Takes note of the block of a reply: reads of one round have the same. */
  #noteReply(results: readonly unknown[]): void {
    const [block] = results.flatMap((result) => {
      if (result instanceof OldBlockError || result instanceof AbsurdBlockError)
        return [result.block];
      return isAnswer(result) && !isExcessive(result) ? [result.readBlock] : [];
    });
    if (block !== undefined && this.#believed)
      this.#believe(afterReply(this.#believed, block, elapsedMs()));
  }

  /** When what fails now is retried; what fails in one HTTP batch is retried in one. */
  #retryAtMs(nowMs: number): number {
    if (nowMs - this.#latestFailure.atMs > BATCH_MS)
      this.#latestFailure = { atMs: nowMs, retryAtMs: nowMs + retryPauseMs() };
    return this.#latestFailure.retryAtMs;
  }

  #answer(entry: Entry, answer: ReadAnswer): void {
    entry.answer = answer;
    entry.failure = undefined;
    entry.isFact ||= entry.demand?.everyBlocks === Number.POSITIVE_INFINITY;
  }

  /** The chain turns out to be at a lower block: answers of later ones do not count any more. */
  #startAgainAt(block: bigint): void {
    const { client, chainId } = this.#options;
    this.#snapshot = undefined;
    for (const entry of this.#entries.values()) {
      const { answer, failure } = entry;
      if (answer && answer.readBlock > block) entry.answer = { ...answer, readBlock: 0n };
      if (failure) entry.failure = { ...failure, retryAtMs: 0 };
    }
    forgetRounds(client, chainId);
  }

  #cached(reads: readonly EncodedRead[]): ReadonlyMap<string, ReadAnswer> {
    return cachedAnswers(this.#options.client, this.#options.chainId, reads);
  }

  /** Wakes once for all that changes in this task, such as the reads of all components of a screen. */
  #planWake(): void {
    if (this.#isWakePlanned) return;
    this.#isWakePlanned = true;
    void Promise.resolve().then(() => this.wake());
  }

  #notify(listeners: Iterable<Listener>): void {
    for (const onChange of listeners) onChange();
  }
}

function newEntry(read: EncodedRead, answer: ReadAnswer | undefined): Entry {
  const wants = new Map<Listener, ReadDemand>();
  return {
    read,
    demand: undefined,
    answer,
    failure: undefined,
    isAsked: false,
    isDueNow: false,
    isFact: false,
    wants,
  };
}

/** Anything else is a failure: an {@link OldBlockError}, or what the request failed with. */
function isAnswer(result: unknown): result is ReadAnswer {
  return typeof result === 'object' && result !== null && 'readBlock' in result;
}
