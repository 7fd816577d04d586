import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { areListsRestoredAtom } from './atoms';
import { restoreLists, saveChangedLists } from './saveChanges';
import { withDefaults } from './selectedLists';
import { useLists } from './store';
import type { ListOptions } from './useListOptions';
import { useRefreshLists } from './useRefreshLists';

/** How often the lists are fetched again while the page is visible. */
const REFRESH_MS = 600_000;

/**
 * Keeps the lists of this device up to date: restores them, fetches them at the start and every 10
 * minutes, while the page is visible, and saves changes. Mount it once. It does not wait for a
 * wallet library, because that is part of every page.
 *
 * @param options - Must be the same object at each render.
 */
export function useKeepLists(options: ListOptions): void {
  const { defaults } = options;
  const refresh = useRefreshLists(options);
  const setRestored = useSetAtom(areListsRestoredAtom);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const refreshAll = whenVisible(() => {
      void refresh(Object.keys(useLists.getState().byUrl));
    }, signal);
    const lateUrls = new Set<string>();
    const refreshLate = whenVisible(() => {
      void refresh([...lateUrls]);
      lateUrls.clear();
    }, signal);
    const refetch = (url: string) => {
      lateUrls.add(url);
      refreshLate();
    };
    const start = async () => {
      useLists.setState((state) => withDefaults(state, defaults));
      await restoreLists(useLists, refetch);
      setRestored(true);
      if (signal.aborted) return;
      saveChangedLists(useLists, refetch, signal);
      // A page that is kept for Back and Forward hears nothing of what others save.
      const restoreAgain = ({ persisted }: PageTransitionEvent) => {
        if (persisted) void restoreLists(useLists, refetch);
      };
      window.addEventListener('pageshow', restoreAgain, { signal });
      refreshAll();
      const timer = setInterval(refreshAll, REFRESH_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
    };
    void start();
    return () => unmounted.abort();
  }, [defaults, refresh, setRestored]);
}

/**
 * Returns a function that calls `callback`; on a hidden page, once and as soon as it is visible.
 * After the signal aborts it does nothing.
 */
function whenVisible(callback: () => void, signal: AbortSignal): () => void {
  let isDue = false;
  const callIfDue = () => {
    if (signal.aborted || !isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    callback();
  };
  document.addEventListener('visibilitychange', callIfDue, { signal });
  return () => {
    isDue = true;
    callIfDue();
  };
}
