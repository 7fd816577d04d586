import { reportStorageProblem } from './storageProblems';

/** Replaces the browser's storage when the page has none: a sandboxed frame, blocked site data. */
const memory = new Map<string, string>();

/**
 * The browser's local storage where it is available. None of its methods throws.
 *
 * Without it, values live in this tab's memory. A write that the device rejects (a full disk) is
 * reported as the storage problem `notSaved` and keeps the old value.
 */
export const safeLocalStorage = {
  getItem(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
      reportStorageProblem('notSaved');
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // A storage that cannot be reached has nothing to remove.
    }
  },
};
