import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { areListsWantedAtom } from './atoms';

/** Starts restoring and fetching the lists now instead of when the page is idle. */
export function useWantLists(): void {
  const want = useSetAtom(areListsWantedAtom);
  useEffect(() => want(true), [want]);
}
