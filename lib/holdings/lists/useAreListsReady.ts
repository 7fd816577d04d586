import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useIsOverdue } from '@/lib/base/time/useIsOverdue';
import { areListsRestoredAtom, areListsWantedAtom } from './atoms';
import { listsInUse } from './listsInUse';
import { useLists } from './store';

/** The longest time that anything waits for lists, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Whether the lists in use are loaded: saved ones are restored, and the others were fetched or have
 * failed. True after 10 seconds in any case. Starts the fetches if they have not begun.
 */
export function useAreListsReady(): boolean {
  useWantLists();
  const areRestored = useAtomValue(areListsRestoredAtom);
  const isFetching = useLists((state) =>
    listsInUse(state).some((url) => {
      const list = state.byUrl[url];
      return list?.current === undefined && list?.loadingRequestId !== undefined;
    }),
  );
  const isOverdue = useIsOverdue(TIMEOUT_MS);
  return isOverdue || (areRestored && !isFetching);
}

/** Starts restoring and fetching the lists now instead of when the page is idle. */
export function useWantLists(): void {
  const want = useSetAtom(areListsWantedAtom);
  useEffect(() => want(true), [want]);
}
