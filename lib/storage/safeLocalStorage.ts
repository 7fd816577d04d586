import { reportStorageProblem } from './storageProblems';

/** Stands in where the browser has no storage for this page: a sandboxed frame, blocked site data. */
const memory = new Map<string, string>();

/**
 * The browser's local storage where it is available. None of its methods throws.
 *
 * Without one, values live in this tab's memory. A write that the device refuses (a full disk) is
 * reported as the storage problem `notSaved` and leaves the old value in place.
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
      // A storage that cannot be reached holds nothing to remove.
    }
  },
};
