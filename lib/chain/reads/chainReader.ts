import type { QueryClient } from '@tanstack/react-query';
import type { AppError } from '@/lib/base/errors/appError';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import type { AskEndpoint } from '@/lib/chain/rpc/endpoint';
import type { EncodedRead } from './encodedRead';
import type { FirstAnswers } from './firstAnswers';
import { type Freshness, freshnessOf } from './freshness';
import { LatestBlock, moveDueAtMs, type SnapshotBlock } from './latestBlock';
import type { ReadAnswer } from './readAnswer';
import {
  addRequirement,
  dropRequirement,
  type Listener,
  newEntry,
  type ReadEntry,
} from './readEntry';
import { cachedAnswers, groupIntoMulticalls } from './readMulticall';
import { ReadRequests } from './readRequests';
import { ReadSchedule } from './readSchedule';
import type { ReadState } from './readState';
import { shownState } from './shownState';
import type { ReadRequirement } from './trackedRead';

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
  readonly #requests: ReadRequests;
  readonly #latest = new LatestBlock();
  readonly #schedule = new ReadSchedule();
  readonly #listeners = new Set<Listener>();
  #snapshot: SnapshotBlock | undefined;
  #freshness: Freshness | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWakePlanned = false;

  constructor(options: Options) {
    this.#options = options;
    this.#requests = new ReadRequests({
      ...options,
      latest: this.#latest,
      onSettled: (changed, block) => {
        this.#notify(changed);
        if (block !== undefined) this.#follow(() => this.#latest.recordReply(block));
        this.#planWake();
      },
    });
  }

  /** The latest believed block number; undefined until an endpoint has reported one. */
  get latestBlock(): bigint | undefined {
    return this.#latest.number;
  }

  /** The block at which reads are sent now; undefined before the first ones. */
  get snapshotBlock(): bigint | undefined {
    return this.#snapshot?.number;
  }

  /** The freshness of the figures that components show. */
  get freshness(): Freshness {
    this.#freshness ??= freshnessOf(this.#schedule.awake);
    return this.#freshness;
  }

  /**
   * Calls `onChange` when a block number or the freshness may have changed; returns how to stop it.
   * What it watches when the snapshot block has moved is sent with all that this block makes due.
   */
  readonly subscribe = (onChange: Listener): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
    };
  };

  /**
   * The states of some reads that are known without a request, in their order.
   *
   * @param sinceBlock - An answer from an earlier block than this is `syncing`.
   */
  statesOf(reads: readonly EncodedRead[], sinceBlock = 0n): readonly ReadState<unknown>[] {
    const cached = this.#cached(reads);
    return reads.map((read) => {
      const entry = this.#entryOf(read, cached);
      const first = this.#requests.firstAnswerTo(entry, this.#latest.number);
      return shownState(first ? { ...entry, answer: first } : entry, sinceBlock);
    });
  }

  /**
   * Keeps some reads as fresh as required, until the returned function is called.
   *
   * @param requirement - With `needsSameBlock`, all such reads are sent at once, as
   * `groupIntoMulticalls` says.
   * @param onChange - Called when the state of any of them has changed.
   */
  watch(
    reads: readonly EncodedRead[],
    requirement: ReadRequirement,
    onChange: Listener,
  ): () => void {
    const cached = this.#cached(reads);
    const wanted = reads.map((read) => {
      const entry = this.#entryOf(read, cached);
      addRequirement(entry, onChange, requirement);
      this.#schedule.track(entry);
      return entry;
    });
    this.#planWake();
    return () => {
      for (const entry of wanted) {
        dropRequirement(entry, onChange);
        this.#schedule.track(entry);
      }
      this.#planWake();
    };
  }

  /** Why a number that an endpoint reported is doubtful; undefined when it is not. */
  doubtBlock(polled: bigint): AppError | undefined {
    return this.#latest.doubtPoll(polled);
  }

  /** Uses answers that came before the first reads were watched, while they are recent enough. */
  recordFirst(answers: FirstAnswers): void {
    this.#requests.recordFirst(answers);
    this.recordBlock(answers.blockNumber);
  }

  /** Records the block number that an endpoint reported. */
  recordBlock(polled: bigint): void {
    if (this.#follow(() => this.#latest.recordPoll(polled))) this.wake();
  }

  /** The device is back online: what failed is due now, and counts as failing from now on. */
  resume(): void {
    const sinceMs = monotonicMs();
    for (const entry of this.#schedule.awake)
      if (entry.failure) entry.failure = { ...entry.failure, sinceMs, retryAtMs: 0 };
    this.wake();
  }

  /** Updates the latest block by calling `record`; returns whether its number has changed. */
  #follow(record: () => void): boolean {
    const before = this.#latest.number;
    record();
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
    const nowMs = monotonicMs();
    const latest = this.#latest.number;
    if (this.#options.isPaused() || latest === undefined) return;
    if (moveDueAtMs(this.#snapshot, latest, this.#requests.areSettled) <= nowMs) {
      this.#snapshot = { number: latest, movedAtMs: nowMs };
      this.#notify(this.#listeners);
    }
    if (this.#snapshot === undefined) return;
    const { due, nextMs } = this.#schedule.dueAt(this.#snapshot.number, nowMs);
    for (const multicall of groupIntoMulticalls(due, this.#requests.mostReads))
      void this.#requests.send(multicall, this.#snapshot.number);
    const moveMs = moveDueAtMs(this.#snapshot, latest, this.#requests.areSettled);
    const wakeMs = Math.min(nextMs, moveMs);
    if (wakeMs === Number.POSITIVE_INFINITY) return;
    // A timer drops parts of a millisecond. It would wake the reader early, again and again.
    const restMs = Math.ceil(Math.max(0, wakeMs - nowMs));
    this.#timer = setTimeout(() => this.wake(), Math.min(restMs, LONGEST_TIMER_MS));
  }

  /** The chain is at a lower block than believed, so answers from later blocks are discarded. */
  #startAgainAt(block: bigint): void {
    this.#snapshot = undefined;
    for (const entry of this.#schedule.wakeAll()) {
      const { answer, failure } = entry;
      if (answer && answer.readBlock > block) entry.answer = { ...answer, readBlock: 0n };
      if (failure) entry.failure = { ...failure, retryAtMs: 0 };
    }
    this.#requests.cancel();
  }

  #entryOf(read: EncodedRead, cached: ReadonlyMap<string, ReadAnswer>): ReadEntry {
    return this.#schedule.get(read.key) ?? newEntry(read, cached.get(read.key));
  }

  /** The cached answers to those reads that are not tracked. */
  #cached(reads: readonly EncodedRead[]): ReadonlyMap<string, ReadAnswer> {
    const untracked = reads.filter(({ key }) => this.#schedule.get(key) === undefined);
    return cachedAnswers(this.#options.client, this.#options.chainId, untracked);
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
