import type { AppError } from '@/lib/errors/appError';
import { elapsedMs } from '@/lib/rpc/elapsedMs';
import { AbsurdBlockError, type BlockJudge, OldBlockError } from './askReads';
import { afterPoll, afterReply, type BelievedBlock, isDoubtful, isFarAbove } from './believedBlock';

/** How long an endpoint may answer reads from old blocks before another one is asked. */
const LAG_PATIENCE_MS = 10_000;

/** The latest block of a chain, from polls and from the replies to reads. */
export class LatestBlock {
  #believed: BelievedBlock | undefined;
  /** Since when each endpoint has answered reads from old blocks only, in milliseconds, by URL. */
  readonly #laggingSinceMs = new Map<string, number>();

  /** The number that is believed; undefined until an endpoint has named one. */
  get number(): bigint | undefined {
    return this.#believed?.number;
  }

  /** Notes the number that a poll named. */
  notePoll(polled: bigint): void {
    this.#believed = afterPoll(this.#believed, polled, elapsedMs());
  }

  /** Notes the block of a reply to reads. */
  noteReply(block: bigint): void {
    if (this.#believed) this.#believed = afterReply(this.#believed, block, elapsedMs());
  }

  /** Why the number that a poll named is doubtful; undefined when it is not. */
  doubtPoll(polled: bigint): AppError | undefined {
    const isCredible = !this.#believed || !isDoubtful(this.#believed, polled, elapsedMs());
    return isCredible ? undefined : new AbsurdBlockError(polled);
  }

  /**
   * The judge of replies to reads of a snapshot block that need an answer of block `atLeast` or later.
   * A short lag is normal, because several nodes may share one address: the endpoint is kept for 10 s.
   */
  judge(atLeast: bigint, snapshot: bigint): BlockJudge {
    return {
      isAbsurd: (block) =>
        this.#believed !== undefined && isFarAbove(this.#believed, block, elapsedMs()),
      doubt: (block, url) => {
        if (block >= snapshot) this.#laggingSinceMs.delete(url);
        if (block >= atLeast) return undefined;
        const sinceMs = this.#laggingSinceMs.get(url) ?? elapsedMs();
        this.#laggingSinceMs.set(url, sinceMs);
        const isLong = elapsedMs() - sinceMs >= LAG_PATIENCE_MS;
        return isLong ? new OldBlockError(block, atLeast) : undefined;
      },
    };
  }
}
