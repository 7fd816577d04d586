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
    const refreshAll = () => void refresh(Object.keys(useLists.getState().byUrl));
    const refetch = (url: string) => {
      if (!signal.aborted) void refresh([url]);
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
      repeatWhileVisible(refreshAll, signal);
    };
    void start();
    return () => unmounted.abort();
  }, [defaults, refresh, setRestored]);
}

/** Calls back now and every 10 minutes; on a hidden page, as soon as it is visible. */
function repeatWhileVisible(act: () => void, signal: AbortSignal): void {
  let isDue = true;
  const actIfDue = () => {
    if (!isDue || document.visibilityState !== 'visible') return;
    isDue = false;
    act();
  };
  const timer = setInterval(() => {
    isDue = true;
    actIfDue();
  }, REFRESH_MS);
  actIfDue();
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', actIfDue, { signal });
}
