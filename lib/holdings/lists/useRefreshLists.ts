import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { announceListNewsAtom } from './atoms';
import { isDefaultList } from './defaultLists';
import { adviceOn } from './listAdvice';
import type { ListNews } from './listNews';
import { loading, rejected, withList } from './listTransitions';
import { useLists } from './store';
import { storedError } from './storeActions';
import { afterFetch } from './updateRules';
import type { FetchList, ListOptions } from './useListOptions';

/** Numbers the requests of this page. */
let requests = 0;

/**
 * Returns the function that fetches lists again. The results go into the store, and one popup shows
 * the updates of selected lists.
 */
export function useRefreshLists({ fetchList }: Pick<ListOptions, 'fetchList'>) {
  const announce = useSetAtom(announceListNewsAtom);
  return useCallback(
    async (urls: readonly string[]): Promise<void> => {
      const news = await Promise.all(urls.map((url) => refreshed(url, fetchList)));
      const { selectedListUrl } = useLists.getState();
      announce(news.flatMap((each) => (each && selectedListUrl.includes(each.url) ? [each] : [])));
    },
    [announce, fetchList],
  );
}

/** Fetches one list into the store; returns its update if the user should be notified. */
async function refreshed(url: string, fetchList: FetchList): Promise<ListNews | undefined> {
  requests += 1;
  const requestId = String(requests);
  useLists.setState((state) => withList(state, url, (list) => loading(list, requestId)));
  try {
    const fetched = await fetchList(url);
    const state = useLists.getState();
    const before = state.byUrl[url];
    if (before === undefined) return undefined;
    const fetch = { requestId, fetched, isDefault: isDefaultList(state, url) };
    const { list, status } = afterFetch(before, fetch);
    if (status === 'heldBack')
      console.error(`The update of the token list ${url} changes more than its version says`);
    useLists.setState((state) => withList(state, url, () => list));
    return status && before.current && { url, status, before: before.current, after: fetched };
  } catch (error) {
    console.warn(`Could not show token list due to error (${url})`, error);
    const advice = adviceOn(error);
    const stored = { ...storedError(error), ...(advice && { advice }) };
    useLists.setState((state) => withList(state, url, (list) => rejected(list, requestId, stored)));
    return undefined;
  }
}
