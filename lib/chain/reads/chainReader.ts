import type { QueryClient } from '@tanstack/react-query';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { AppError } from '@/lib/base/errors/appError';
import type { ChainId } from '@/lib/base/networks/network';
import { elapsedMs } from '@/lib/chain/rpc/elapsedMs';
import type { AskEndpoint } from '@/lib/chain/rpc/endpoint';
import { ImplausibleBlockError, OldBlockError } from './askReads';
import type { EncodedRead } from './encodedRead';
import { type Freshness, freshnessOf } from './freshness';
import { LatestBlock } from './latestBlock';
import { MulticallSize } from './multicallSize';
import { isExcessive, type ReadAnswer } from './readAnswer';
import {
  addDemand,
  dropDemand,
  isAnswer,
  type Listener,
  newEntry,
  type ReadEntry,
  recordResult,
} from './readEntry';
import { isSameOutcome, type ReadOutcome } from './readOutcome';
import { cachedAnswers, fetchRound, forgetRounds, roundsOf } from './readRound';
import { ReadSchedule } from './readSchedule';
import { RetryTime } from './retryTime';
import { moveDueAtMs, type SnapshotBlock } from './snapshotBlock';
import { neededBlock, type ReadDemand, shownOutcome } from './trackedRead';

type Options = {
  readonly chainId: ChainId;
  /** Caches the answers by the number of their block. */
  readonly client: QueryClient;
  readonly ask: AskEndpoint;
  /** Whether requests are paused, because the page is hidden or the device is offline. */
  readonly isPaused: () => boolean;
};

const LONGEST_TIMER_MS = 60_000;

/**
 * Reads one chain for all components. Components that need the same read share it.
 *
 * It knows the latest answer to every read, its block and time, and why a later attempt failed.
 * After every event (a new block, an answer, a new component, a retry) it goes through its reads
 * once and sends all that are due in as few multicalls as possible.
 */
export class ChainReader {
  readonly #options: Options;
  readonly #latest = new LatestBlock();
  readonly #schedule = new ReadSchedule();
  readonly #listeners = new Set<Listener>();
  #snapshot: SnapshotBlock | undefined;
  #freshness: Freshness | undefined;
  /** How many reads wait for the reply to their first attempt since the last answer. */
  #unanswered = 0;
  /** How often the chain has restarted at a lower block, which cancels all rounds. */
  #restarts = 0;
  readonly #retryTime = new RetryTime();
  readonly #size = new MulticallSize();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWakePlanned = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The latest believed block number; undefined until an endpoint has reported one. */
  get latestBlock(): bigint | undefined {
    return this.#latest.number;
  }

  /** The freshness of the figures that components show. */
  get freshness(): Freshness {
    this.#freshness ??= freshnessOf(this.#schedule.awake);
    return this.#freshness;
  }

  /**
   * Calls `onChange` when a block number or the freshness may have changed; returns how to stop it.
   */
  readonly subscribe = (onChange: Listener): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
    };
  };

  /**
   * The outcomes of some reads that are known without a request, in their order.
   *
   * @param sinceBlock - An answer from an earlier block than this is `syncing`.
   */
  outcomesOf(reads: readonly EncodedRead[], sinceBlock = 0n): readonly ReadOutcome<unknown>[] {
    const untracked = reads.filter(({ key }) => this.#schedule.get(key) === undefined);
    const cached = this.#cached(untracked);
    return reads.map((read) =>
      shownOutcome(
        this.#schedule.get(read.key) ?? newEntry(read, cached.get(read.key)),
        sinceBlock,
      ),
    );
  }

  /**
   * Keeps some reads as fresh as demanded, until the returned function is called.
   *
   * @param demand - With `needsSameBlock`, all such reads of the list are read at once.
   * @param onChange - Called when the outcome of any of them has changed.
   */
  demand(reads: readonly EncodedRead[], demand: ReadDemand, onChange: Listener): () => void {
    const cached = this.#cached(reads.filter(({ key }) => this.#schedule.get(key) === undefined));
    const wanted = reads.map((read) => {
      const entry = this.#schedule.get(read.key) ?? newEntry(read, cached.get(read.key));
      addDemand(entry, onChange, demand);
      this.#schedule.track(entry);
      return entry;
    });
    this.#planWake();
    return () => {
      for (const entry of wanted) {
        dropDemand(entry, onChange);
        this.#schedule.track(entry);
      }
      this.#planWake();
    };
  }

  /** Why a number that an endpoint reported is doubtful; undefined when it is not. */
  doubtBlock(polled: bigint): AppError | undefined {
    return this.#latest.doubtPoll(polled);
  }

  /** Records the block number that an endpoint reported. */
  recordBlock(polled: bigint): void {
    if (this.#follow(() => this.#latest.recordPoll(polled))) this.wake();
  }

  /** The device is back online: what failed is due now, and counts as failing from now on. */
  resume(): void {
    const sinceMs = elapsedMs();
    for (const entry of this.#schedule.awake)
      if (entry.failure) entry.failure = { ...entry.failure, sinceMs, retryAtMs: 0 };
    this.wake();
  }

  /** Updates the latest block by calling `note`; returns whether its number has changed. */
  #follow(note: () => void): boolean {
    const before = this.#latest.number;
    note();
    const after = this.#latest.number;
    if (after === before) return false;
    if (before !== undefined && after !== undefined && after < before) this.#startAgainAt(after);
    this.#notify(this.#listeners);
    return true;
  }

  /** Sends all reads that are due, and wakes again when the next read is due. */
  wake(): void {
    clearTimeout(this.#timer);
    this.#isWakePlanned = false;
    this.#freshness = undefined;
    const nowMs = elapsedMs();
    const latest = this.#latest.number;
    if (this.#options.isPaused() || latest === undefined) return;
    if (moveDueAtMs(this.#snapshot, latest, this.#unanswered === 0) <= nowMs)
      this.#snapshot = { number: latest, movedAtMs: nowMs };
    if (this.#snapshot === undefined) return;
    const { due, nextMs } = this.#schedule.dueAt(this.#snapshot.number, nowMs);
    for (const round of roundsOf(due, this.#size.most))
      void this.#read(round, this.#snapshot.number);
    const moveMs = moveDueAtMs(this.#snapshot, latest, this.#unanswered === 0);
    const wakeMs = Math.min(nextMs, moveMs);
    if (wakeMs === Number.POSITIVE_INFINITY) return;
    // A timer drops parts of a millisecond. It would wake the reader early, again and again.
    const restMs = Math.ceil(Math.max(0, wakeMs - nowMs));
    this.#timer = setTimeout(() => this.wake(), Math.min(restMs, LONGEST_TIMER_MS));
  }

  /** Sends some reads in one multicall. */
  async #read(entries: readonly ReadEntry[], block: bigint): Promise<void> {
    const { client, chainId, ask } = this.#options;
    const reads = entries.map((entry) => ({
      read: entry.read,
      answer: entry.answer,
      atLeast: neededBlock(entry, block),
      needsSameBlock: entry.demand?.needsSameBlock === true,
    }));
    const atLeast = reads.reduce((newest, read) => maxBigint(newest, read.atLeast), 0n);
    const judge = this.#latest.judge(atLeast, block);
    const restarts = this.#restarts;
    for (const entry of entries) {
      entry.isInFlight = true;
      entry.isDueNow = false;
      if (entry.failure === undefined) this.#unanswered += 1;
    }
    try {
      const answers = await fetchRound(client, ask, {
        chainId,
        block,
        reads,
        judge,
        size: this.#size,
      });
      this.#take(entries, ({ read }) => answers.get(read.key));
    } catch (error) {
      if (restarts !== this.#restarts) return this.#release(entries);
      console.error('Failed to fetch multicall chunk', error);
      this.#take(entries, () => error);
    }
  }

  /** Records the result of each read: its answer, or the error. */
  #take(entries: readonly ReadEntry[], resultOf: (entry: ReadEntry) => unknown): void {
    const nowMs = elapsedMs();
    const changed = new Set<Listener>();
    let block: bigint | undefined;
    for (const entry of entries) {
      const before = shownOutcome(entry);
      if (entry.failure === undefined) this.#unanswered -= 1;
      const result = resultOf(entry);
      block ??= blockOf(result);
      const retryAtMs = isAnswer(result) ? 0 : this.#retryTime.afterFailure(nowMs);
      recordResult(entry, result, { nowMs, retryAtMs });
      if (!isSameOutcome(before, shownOutcome(entry)))
        for (const onChange of entry.demands.keys()) changed.add(onChange);
    }
    this.#notify(changed);
    const replied = block;
    if (replied !== undefined) this.#follow(() => this.#latest.recordReply(replied));
    this.#planWake();
  }

  /** Makes the reads of a cancelled round due again at once. */
  #release(entries: readonly ReadEntry[]): void {
    for (const entry of entries) {
      if (entry.failure === undefined) this.#unanswered -= 1;
      entry.isInFlight = false;
      entry.isDueNow = true;
    }
    this.#planWake();
  }

  /** The chain is at a lower block than believed, so answers from later blocks are discarded. */
  #startAgainAt(block: bigint): void {
    const { client, chainId } = this.#options;
    this.#restarts += 1;
    this.#snapshot = undefined;
    for (const entry of this.#schedule.wakeAll()) {
      const { answer, failure } = entry;
      if (answer && answer.readBlock > block) entry.answer = { ...answer, readBlock: 0n };
      if (failure) entry.failure = { ...failure, retryAtMs: 0 };
    }
    forgetRounds(client, chainId);
  }

  #cached(reads: readonly EncodedRead[]): ReadonlyMap<string, ReadAnswer> {
    return cachedAnswers(this.#options.client, this.#options.chainId, reads);
  }

  /** Wakes once for all changes of this task, such as the reads of all components of a screen. */
  #planWake(): void {
    if (this.#isWakePlanned) return;
    this.#isWakePlanned = true;
    void Promise.resolve().then(() => this.wake());
  }

  #notify(listeners: Iterable<Listener>): void {
    for (const onChange of listeners) onChange();
  }
}

/** The block of the reply with a result; undefined when no block is known. */
function blockOf(result: unknown): bigint | undefined {
  if (result instanceof OldBlockError || result instanceof ImplausibleBlockError)
    return result.block;
  return isAnswer(result) && !isExcessive(result) ? result.readBlock : undefined;
}
