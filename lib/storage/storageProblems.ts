/**
 * What went wrong with this device's storage since the page was opened.
 *
 * `notSaved`: a change could not be written and lives in this tab only. `reset`: a stored text could
 * not be read, was set aside and replaced by defaults. `incomplete`: parts of one could not be read and
 * were left out; the whole text was set aside. `newer`: a later release of the app wrote
 * here, so its text is left alone and this tab goes on with defaults.
 */
export type StorageProblem = 'notSaved' | 'reset' | 'incomplete' | 'newer';

let problems: readonly StorageProblem[] = [];
const listeners = new Set<() => void>();

/** The problems so far, each once, oldest first. */
export function storageProblems(): readonly StorageProblem[] {
  return problems;
}

/** Publishes a problem; one that is known already changes nothing. */
export function reportStorageProblem(problem: StorageProblem): void {
  if (problems.includes(problem)) return;
  problems = [...problems, problem];
  for (const listener of listeners) listener();
}

/** Calls `listener` at every new problem, until the returned function is called. */
export function subscribeToStorageProblems(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
