import { maxBigint } from '@/lib/base/amounts/minMax';
import type { EncodedRead } from './encodedRead';
import type { ReadAnswer } from './readAnswer';

/** How fresh a component needs a read to be. */
export type ReadRequirement = {
  /** 1 for every block, n for every nth, Infinity for once: a value that never changes. */
  readonly everyBlocks: number;
  /** An answer from an earlier block than this is not accepted, whatever `everyBlocks` is. */
  readonly sinceBlock: bigint;
  /** Whether it must be in one multicall with all other such reads; see `groupIntoMulticalls`. */
  readonly needsSameBlock: boolean;
};

/** Why the latest attempt failed. */
type ReadFailure = {
  readonly error: unknown;
  /** When the first attempt since the last answer failed, in milliseconds. */
  readonly sinceMs: number;
  /** When the read is retried. */
  readonly retryAtMs: number;
};

/** One read that components need. */
export type TrackedRead = {
  readonly read: EncodedRead;
  /** The strictest of its requirements; undefined when no component needs it. */
  readonly requirement: ReadRequirement | undefined;
  readonly answer: ReadAnswer | undefined;
  readonly failure: ReadFailure | undefined;
  /** Whether a request for it is in progress. */
  readonly isInFlight: boolean;
  /** Whether it is sent in the next multicall, however fresh its answer is. */
  readonly isDueNow: boolean;
};

/** The strictest of some requirements; undefined when there are none. */
export function strictestOf(requirements: Iterable<ReadRequirement>): ReadRequirement | undefined {
  let strictest: ReadRequirement | undefined;
  for (const { everyBlocks, sinceBlock, needsSameBlock } of requirements) {
    strictest = {
      everyBlocks: Math.min(everyBlocks, strictest?.everyBlocks ?? everyBlocks),
      sinceBlock: maxBigint(sinceBlock, strictest?.sinceBlock ?? 0n),
      needsSameBlock: needsSameBlock || strictest?.needsSameBlock === true,
    };
  }
  return strictest;
}
