import type { EncodedRead } from './encodedRead';
import type { ReadAnswer } from './readAnswer';
import { type ReadDemand, strictestOf, type TrackedRead } from './trackedRead';

/** Called when an outcome has changed. */
export type Listener = () => void;

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** One read, with the demands of the components that need it, by their listeners. */
export type ReadEntry = Mutable<TrackedRead> & {
  readonly demands: Map<Listener, ReadDemand>;
  /** Whether its answer never changes. It is then kept until the page is closed. */
  isImmutable: boolean;
};

/** The entry of a read that no component needs yet. */
export function newEntry(read: EncodedRead, answer: ReadAnswer | undefined): ReadEntry {
  return {
    read,
    demand: undefined,
    answer,
    failure: undefined,
    isInFlight: false,
    isDueNow: false,
    isImmutable: false,
    demands: new Map(),
  };
}

/** Adds the demand of one more component. */
export function addDemand(entry: ReadEntry, onChange: Listener, demand: ReadDemand): void {
  entry.demands.set(onChange, demand);
  entry.isDueNow ||= demand.needsSameBlock;
  entry.demand = strictestOf(entry.demands.values());
}

/** Removes the demand of a component. The result of a one-time read is kept. */
export function dropDemand(entry: ReadEntry, onChange: Listener): void {
  const isOneTime = entry.demand?.everyBlocks === Number.POSITIVE_INFINITY;
  entry.isImmutable ||= isOneTime && entry.answer?.outcome.status === 'success';
  entry.demands.delete(onChange);
  entry.demand = strictestOf(entry.demands.values());
}

/** Records the answer to a read, or the error and when the read is retried. */
export function recordResult(
  entry: ReadEntry,
  result: unknown,
  { nowMs, retryAtMs }: { readonly nowMs: number; readonly retryAtMs: number },
): void {
  entry.isInFlight = false;
  if (isAnswer(result)) {
    entry.answer = result;
    entry.failure = undefined;
  } else {
    entry.failure = { error: result, sinceMs: entry.failure?.sinceMs ?? nowMs, retryAtMs };
  }
}

/** Whether the result of a request is an answer, not an error. */
export function isAnswer(result: unknown): result is ReadAnswer {
  return typeof result === 'object' && result !== null && 'readBlock' in result;
}
