import type { QueryClient } from '@tanstack/react-query';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { elapsedMs } from '@/lib/chain/rpc/elapsedMs';
import type { AskEndpoint } from '@/lib/chain/rpc/endpoint';
import { ImplausibleBlockError } from './askReads';
import { type FirstAnswers, isOutdated } from './firstAnswers';
import type { LatestBlock } from './latestBlock';
import { MulticallSize } from './multicallSize';
import { OldBlockError } from './oldBlockError';
import { answerOf, isExcessive } from './readAnswer';
import { isAnswer, type Listener, type ReadEntry, recordResult } from './readEntry';
import { isSameOutcome } from './readOutcome';
import { neededBlock } from './readPace';
import { fetchRound, forgetRounds } from './readRound';
import { retryPauseMs } from './retryPause';
import { shownOutcome } from './shownOutcome';

/** Failures within this time belong to one HTTP batch. */
const BATCH_MS = 100;

type Options = {
  readonly chainId: ChainId;
  readonly client: QueryClient;
  readonly ask: AskEndpoint;
  /** Judges the block of each reply. */
  readonly latest: LatestBlock;
  /**
   * Called once the results of a multicall are recorded, with the listeners of the outcomes that
   * have changed, and the block of the reply; undefined when no block is known.
   */
  readonly onSettled: (changed: Iterable<Listener>, block: bigint | undefined) => void;
};

/** The requests of a chain's reads: sends multicalls, and records their results in the entries. */
export class ReadRequests {
  readonly #options: Options;
  /** The size that the endpoints take. */
  readonly #size = new MulticallSize();
  /** How many reads wait for the reply to their first attempt since the last answer. */
  #unanswered = 0;
  /** How often all multicalls in progress were cancelled. */
  #cancellations = 0;
  /** The answers that came with the document; undefined without any. */
  first: FirstAnswers | undefined;
  #failedAtMs = Number.NEGATIVE_INFINITY;
  #retryAtMs = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The most reads of one multicall now. */
  get mostReads(): number {
    return this.#size.most;
  }

  /** Whether each read that was sent has been answered or has failed. */
  get areSettled(): boolean {
    return this.#unanswered === 0;
  }

  /**
   * Sends some reads in one multicall, at a snapshot block, apart from those that were answered
   * with the document.
   */
  async send(due: readonly ReadEntry[], block: bigint): Promise<void> {
    const entries = this.#takeFirst(due, block);
    if (entries.length === 0) return;
    const { client, chainId, ask, latest } = this.#options;
    const reads = entries.map((entry) => ({
      read: entry.read,
      answer: entry.answer,
      atLeast: neededBlock(entry, block),
      needsSameBlock: entry.demand?.needsSameBlock === true,
    }));
    const atLeast = reads.reduce((newest, read) => maxBigint(newest, read.atLeast), 0n);
    const judge = latest.judge(atLeast, block);
    const cancellations = this.#cancellations;
    this.#begin(entries);
    try {
      const round = { chainId, block, reads, judge, size: this.#size };
      const answers = await fetchRound(client, ask, round);
      this.#take(entries, ({ read }) => answers.get(read.key));
    } catch (error) {
      if (cancellations !== this.#cancellations) return this.#release(entries);
      console.error('Failed to fetch multicall chunk', error);
      this.#take(entries, () => error);
    }
  }

  /**
   * Cancels all multicalls in progress, whose reads are due again at once, and clears the cache.
   */
  cancel(): void {
    this.#cancellations += 1;
    this.first = undefined;
    forgetRounds(this.#options.client, this.#options.chainId);
  }

  /** Records the first answers to some reads. Returns the other reads, which must be sent. */
  #takeFirst(due: readonly ReadEntry[], block: bigint): readonly ReadEntry[] {
    if (this.first !== undefined && isOutdated(this.first)) this.first = undefined;
    const { first } = this;
    if (first === undefined) return due;
    const replyTo = (entry: ReadEntry) => {
      const isNew = entry.answer === undefined && entry.failure === undefined;
      const isRecent = first.readBlock >= neededBlock(entry, block);
      return isNew && isRecent ? first.replies.get(entry.read.key) : undefined;
    };
    const others = due.filter((entry) => replyTo(entry) === undefined);
    const isSplit = others.length > 0 && due.some(({ demand }) => demand?.needsSameBlock);
    if (others.length === due.length || isSplit) return due;
    const answered = due.filter((entry) => replyTo(entry) !== undefined);
    this.#begin(answered);
    this.#take(answered, (entry) => {
      const reply = replyTo(entry);
      return reply && answerOf(entry.read, reply, first, undefined);
    });
    return others;
  }

  #begin(entries: readonly ReadEntry[]): void {
    for (const entry of entries) {
      entry.isInFlight = true;
      entry.isDueNow = false;
      if (entry.failure === undefined) this.#unanswered += 1;
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
      block ??= multicallBlock(result);
      const retryAtMs = isAnswer(result) ? 0 : this.#retryAfter(nowMs);
      recordResult(entry, result, { nowMs, retryAtMs });
      if (!isSameOutcome(before, shownOutcome(entry)))
        for (const onChange of entry.demands.keys()) changed.add(onChange);
    }
    this.#options.onSettled(changed, block);
  }

  /** Makes the reads of a cancelled multicall due again at once. */
  #release(entries: readonly ReadEntry[]): void {
    for (const entry of entries) {
      if (entry.failure === undefined) this.#unanswered -= 1;
      entry.isInFlight = false;
      entry.isDueNow = true;
    }
    this.#options.onSettled([], undefined);
  }

  /** When a read that fails now is retried: reads that fail in one batch are retried in one. */
  #retryAfter(nowMs: number): number {
    if (nowMs - this.#failedAtMs > BATCH_MS) {
      this.#failedAtMs = nowMs;
      this.#retryAtMs = nowMs + retryPauseMs();
    }
    return this.#retryAtMs;
  }
}

/** The block of the reply with a result; undefined when no block is known. */
function multicallBlock(result: unknown): bigint | undefined {
  if (result instanceof OldBlockError || result instanceof ImplausibleBlockError)
    return result.block;
  return isAnswer(result) && !isExcessive(result) ? result.readBlock : undefined;
}
