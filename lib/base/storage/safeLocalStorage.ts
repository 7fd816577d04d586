import { reportStorageProblem } from './storageProblems';

/** Values that this device has no storage for, or refused to save. They live in this tab only. */
const unsaved = new Map<string, string>();

/**
 * The browser's local storage if it is available. None of its methods throws.
 *
 * A value that the device rejects (a full disk, blocked site data) is reported as the storage
 * problem `notSaved`. In this tab it takes the place of the stored one until a write succeeds,
 * whatever other tabs store.
 */
export const safeLocalStorage = {
  getItem(key: string): string | null {
    return unsaved.get(key) ?? storedItem(key);
  },
  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, value);
      reportStorageProblem('notSaved');
    }
  },
  removeItem(key: string): void {
    unsaved.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // A storage that cannot be reached has nothing to remove.
    }
  },
};

/** What the device has under a key, for all tabs; null without a value or without a storage. */
export function storedItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
