import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { areListsWantedAtom } from './atoms';

/** Has the lists restored and fetched now, in place of when the page is idle. */
export function useWantLists(): void {
  const want = useSetAtom(areListsWantedAtom);
  useEffect(() => want(true), [want]);
}
