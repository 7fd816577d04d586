import type { EncodedRead } from './encodedRead';
import type { ReadAnswer } from './readAnswer';
import { type ReadRequirement, strictestOf, type TrackedRead } from './trackedRead';

/** Called when a state has changed. */
export type Listener = () => void;

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** One read, with the requirements of the components that need it, by their listeners. */
export type ReadEntry = Mutable<TrackedRead> & {
  readonly requirements: Map<Listener, ReadRequirement>;
  /** Whether its answer never changes. It is then kept until the page is closed. */
  isImmutable: boolean;
};

/** The entry of a read that no component needs yet. */
export function newEntry(read: EncodedRead, answer: ReadAnswer | undefined): ReadEntry {
  return {
    read,
    requirement: undefined,
    answer,
    failure: undefined,
    isInFlight: false,
    isDueNow: false,
    isImmutable: false,
    requirements: new Map(),
  };
}

/** Adds the requirement of one more component. */
export function addRequirement(
  entry: ReadEntry,
  onChange: Listener,
  requirement: ReadRequirement,
): void {
  entry.requirements.set(onChange, requirement);
  entry.isDueNow ||= requirement.needsSameBlock;
  entry.requirement = strictestOf(entry.requirements.values());
}

/** Removes the requirement of a component. The result of a one-time read is kept. */
export function dropRequirement(entry: ReadEntry, onChange: Listener): void {
  const isOneTime = entry.requirement?.everyBlocks === Number.POSITIVE_INFINITY;
  entry.isImmutable ||= isOneTime && entry.answer?.state.status === 'success';
  entry.requirements.delete(onChange);
  entry.requirement = strictestOf(entry.requirements.values());
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
