import { reportStorageProblem } from './storageProblems';

const PROBE = 'pangolin.probe';

/**
 * Replaces a missing or full browser storage with one in memory, before a library runs that does
 * not expect writes to throw.
 */
export function shieldLocalStorage(): void {
  const own = ownStorage();
  if (own !== undefined && isWritable(own)) return;
  reportStorageProblem('notSaved');
  const memory = new Map<string, string>();
  const standIn = {
    getItem: (key: string) => memory.get(key) ?? own?.getItem(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => {
      memory.delete(key);
      own?.removeItem(key);
    },
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, value: standIn });
}

function ownStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function isWritable(storage: Storage): boolean {
  try {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
