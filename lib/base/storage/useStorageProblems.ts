import { useSyncExternalStore } from 'react';
import {
  type StorageProblem,
  storageProblems,
  subscribeToStorageProblems,
} from './storageProblems';

const NONE: readonly StorageProblem[] = [];

/** The storage problems to show to the user; none on first paint. */
export function useStorageProblems(): readonly StorageProblem[] {
  return useSyncExternalStore(subscribeToStorageProblems, storageProblems, () => NONE);
}
