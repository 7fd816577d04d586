import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { areListsRestoredAtom } from './atoms';
import { useLists } from './store';
import { useWantLists } from './useWantLists';

/** Nothing waits for lists longer than this. */
const PATIENCE_MS = 10_000;

/**
 * Whether each list in use is known, or will not be soon: those that this device has saved are
 * restored, and the others were fetched. True after 10 seconds in any case. Has them fetched now.
 */
export function useAreListsReady(): boolean {
  useWantLists();
  const areRestored = useAtomValue(areListsRestoredAtom);
  const isFetching = useLists(({ byUrl, selectedListUrl }) =>
    selectedListUrl.some((url) => {
      const list = byUrl[url];
      return list?.current === undefined && list?.loadingRequestId !== undefined;
    }),
  );
  const isLate = useIsLate();
  return isLate || (areRestored && !isFetching);
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
