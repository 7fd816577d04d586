import type { AppError } from '@/lib/base/errors/appError';
import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { type BlockJudge, ImplausibleBlockError } from './askReads';
import { afterPoll, afterReply, type BelievedBlock, isDoubtful, isFarAbove } from './believedBlock';
import { OldBlockError } from './oldBlockError';

/** How long an endpoint may answer reads from old blocks before another one is asked. */
const LAG_GRACE_MS = 10_000;

/** The latest block of a chain, from polls and from the responses to reads. */
export class LatestBlock {
  #believed: BelievedBlock | undefined;
  /** Since when each endpoint has only answered reads from old blocks, in milliseconds, by URL. */
  readonly #laggingSinceMs = new Map<string, number>();

  /** The believed number; undefined until an endpoint has reported one. */
  get number(): bigint | undefined {
    return this.#believed?.number;
  }

  /** Records the number that a poll reported. */
  recordPoll(polled: bigint): void {
    this.#believed = afterPoll(this.#believed, polled, monotonicMs());
  }

  /** Records the block of a response to reads. */
  recordReply(block: bigint): void {
    if (this.#believed) this.#believed = afterReply(this.#believed, block, monotonicMs());
  }

  /** Why a polled number is doubtful; undefined when it is not. */
  doubtPoll(polled: bigint): AppError | undefined {
    const isPlausible = !this.#believed || !isDoubtful(this.#believed, polled, monotonicMs());
    return isPlausible ? undefined : new ImplausibleBlockError(polled);
  }

  /**
   * A judge for responses to reads of a snapshot block that need an answer from block `atLeast` or
   * later. A short lag is normal, because several nodes may share one address, so the endpoint is
   * used for another 10 s.
   */
  judge(atLeast: bigint, snapshot: bigint): BlockJudge {
    return {
      isImplausible: (block) =>
        this.#believed !== undefined && isFarAbove(this.#believed, block, monotonicMs()),
      doubt: (block, url) => {
        if (block >= snapshot) this.#laggingSinceMs.delete(url);
        if (block >= atLeast) return undefined;
        const sinceMs = this.#laggingSinceMs.get(url) ?? monotonicMs();
        this.#laggingSinceMs.set(url, sinceMs);
        const isLong = monotonicMs() - sinceMs >= LAG_GRACE_MS;
        return isLong ? new OldBlockError(block, atLeast) : undefined;
      },
    };
  }
}

/** The block at which a chain is read: every figure on screen is requested at this block. */
export type SnapshotBlock = { readonly number: bigint; readonly movedAtMs: number };

const EARLIEST_MOVE_MS = 2_000;
const LATEST_MOVE_MS = 10_000;

/**
 * When the snapshot block moves to the latest one, in milliseconds; Infinity if there is none.
 *
 * It moves once all its reads have been answered or have failed, between 2 s and 10 s after it last
 * moved. So requests to slow endpoints do not pile up, and a read that keeps failing does not delay
 * the others.
 */
export function moveDueAtMs(
  snapshot: SnapshotBlock | undefined,
  latestBlock: bigint,
  isSettled: boolean,
): number {
  if (snapshot === undefined) return 0;
  if (latestBlock <= snapshot.number) return Number.POSITIVE_INFINITY;
  return snapshot.movedAtMs + (isSettled ? EARLIEST_MOVE_MS : LATEST_MOVE_MS);
}
