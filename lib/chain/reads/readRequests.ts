import type { QueryClient } from '@tanstack/react-query';
import { maxBigint } from '@/lib/base/amounts/minMax';
import type { ChainId } from '@/lib/base/networks/network';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import type { AskEndpoint } from '@/lib/chain/rpc/endpoint';
import { ImplausibleBlockError } from './askReads';
import { type FirstAnswers, isOutdated } from './firstAnswers';
import type { LatestBlock } from './latestBlock';
import { MulticallSize } from './multicallSize';
import { OldBlockError } from './oldBlockError';
import { answerOf, isExcessive, type ReadAnswer } from './readAnswer';
import { isAnswer, type Listener, type ReadEntry, recordResult } from './readEntry';
import { fetchMulticall, forgetMulticalls } from './readMulticall';
import { neededBlock } from './readPace';
import { isSameReadState } from './readState';
import { retryPauseMs } from './retryPause';
import { shownState } from './shownState';

/** Failures within this time belong to one HTTP batch. */
const BATCH_MS = 100;

type Options = {
  readonly chainId: ChainId;
  readonly client: QueryClient;
  readonly ask: AskEndpoint;
  /** Judges the block of each reply. */
  readonly latest: LatestBlock;
  /**
   * Called once the results of a multicall are recorded, with the listeners of the states that
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
  #first: FirstAnswers | undefined;
  /** The answers in its replies that were needed so far, by their keys. */
  #firstAnswers = new Map<string, ReadAnswer>();
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

  /** Uses the answers that came with the document, while they are recent enough. */
  recordFirst(first: FirstAnswers): void {
    if (first === this.#first) return;
    this.#first = first;
    this.#firstAnswers = new Map();
  }

  /**
   * The answer to a read that came with the document; undefined when there is none, or the read has
   * been answered or has failed since, or `latest` is a later block. Answers of two blocks are never
   * shown side by side.
   */
  firstAnswerTo(entry: ReadEntry, latest: bigint | undefined): ReadAnswer | undefined {
    const first = this.#first;
    if (first === undefined || latest === undefined || latest > first.readBlock) return undefined;
    return this.#firstAnswer(entry);
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
      needsSameBlock: entry.requirement?.needsSameBlock === true,
    }));
    const atLeast = reads.reduce((newest, read) => maxBigint(newest, read.atLeast), 0n);
    const judge = latest.judge(atLeast, block);
    const cancellations = this.#cancellations;
    this.#begin(entries);
    try {
      const multicall = { chainId, block, reads, judge, size: this.#size };
      const answers = await fetchMulticall(client, ask, multicall);
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
    this.#first = undefined;
    forgetMulticalls(this.#options.client, this.#options.chainId);
  }

  /** Records the first answers to some reads. Returns the other reads, which must be sent. */
  #takeFirst(due: readonly ReadEntry[], block: bigint): readonly ReadEntry[] {
    const answerTo = (entry: ReadEntry) => {
      const answer = this.#firstAnswer(entry);
      return answer && answer.readBlock >= neededBlock(entry, block) ? answer : undefined;
    };
    const others = due.filter((entry) => answerTo(entry) === undefined);
    const isSplit = others.length > 0 && due.some(({ requirement }) => requirement?.needsSameBlock);
    if (others.length === due.length || isSplit) return due;
    const answers = new Map(due.map((entry) => [entry, answerTo(entry)]));
    const answered = due.filter((entry) => answers.get(entry) !== undefined);
    this.#begin(answered);
    this.#take(answered, (entry) => answers.get(entry));
    return others;
  }

  /** The first answer to a read without an answer or a failure, always the same object. */
  #firstAnswer({ read, answer, failure }: ReadEntry): ReadAnswer | undefined {
    if (this.#first !== undefined && isOutdated(this.#first)) this.#first = undefined;
    const isNew = answer === undefined && failure === undefined;
    const reply = isNew ? this.#first?.replies.get(read.key) : undefined;
    if (this.#first === undefined || reply === undefined) return undefined;
    const known = this.#firstAnswers.get(read.key);
    if (known !== undefined) return known;
    const { readBlock, readAtMs } = this.#first;
    const first = answerOf(read, reply, { readBlock, readAtMs }, undefined);
    this.#firstAnswers.set(read.key, first);
    return first;
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
    const nowMs = monotonicMs();
    const changed = new Set<Listener>();
    let block: bigint | undefined;
    for (const entry of entries) {
      const before = shownState(entry);
      if (entry.failure === undefined) this.#unanswered -= 1;
      const result = resultOf(entry);
      block ??= multicallBlock(result);
      const retryAtMs = isAnswer(result) ? 0 : this.#retryAfter(nowMs);
      recordResult(entry, result, { nowMs, retryAtMs });
      if (!isSameReadState(before, shownState(entry)))
        for (const onChange of entry.requirements.keys()) changed.add(onChange);
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
