/**
 * The problems with this device's storage since the page was opened.
 *
 * `notSaved`: a change could not be written and lives in this tab only. `reset`: a stored text
 * could not be read; it was set aside and replaced by defaults. `incomplete`: parts of a text could
 * not be read and were left out; the whole text was set aside. `newer`: a later release of the app
 * wrote the text, so it is kept and this tab uses defaults.
 */
export type StorageProblem = 'notSaved' | 'reset' | 'incomplete' | 'newer';

let problems: readonly StorageProblem[] = [];
const listeners = new Set<() => void>();

/** The problems so far, each once, oldest first. */
export function storageProblems(): readonly StorageProblem[] {
  return problems;
}

/** Publishes a problem. A known one changes nothing. */
export function reportStorageProblem(problem: StorageProblem): void {
  if (problems.includes(problem)) return;
  problems = [...problems, problem];
  for (const listener of listeners) listener();
}

/** Calls `listener` at every new problem; returns how to stop it. */
export function subscribeToStorageProblems(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
