import { useSyncExternalStore } from 'react';
import {
  type StorageProblem,
  storageProblems,
  subscribeToStorageProblems,
} from './storageProblems';

const NONE: readonly StorageProblem[] = [];

/** What went wrong with this device's storage, to be told to the user; nothing on first paint. */
export function useStorageProblems(): readonly StorageProblem[] {
  return useSyncExternalStore(subscribeToStorageProblems, storageProblems, () => NONE);
}
