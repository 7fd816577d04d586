import type { ListState } from './listState';
import { withList } from './listTransitions';
import { deleteSavedList, readSavedList, saveList } from './savedLists';
import type { useLists } from './store';

/** The store of the lists. */
type Lists = Pick<typeof useLists, 'getState' | 'setState' | 'subscribe'>;

/** Tells the other tabs which list was saved. */
const CHANNEL = 'pangolin.lists';

/** The lists as last saved or read, so that nothing is written twice. */
const saved = new Map<string, ListState>();

/** Loads the lists that are saved on this device into the store. */
export async function restoreLists(lists: Lists): Promise<void> {
  await Promise.all(Object.keys(lists.getState().byUrl).map((url) => restore(lists, url)));
}

/** Saves each list that changes, and loads what other tabs save, until the signal aborts. */
export function saveChangedLists(lists: Lists, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  const tellOthers = (url: string) => {
    if (!signal.aborted) channel.postMessage(url);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void restore(lists, data);
  };
  const stop = lists.subscribe(({ byUrl }, { byUrl: before }) => {
    for (const [url, list] of Object.entries(byUrl)) {
      if (list === before[url] || list.loadingRequestId !== undefined) continue;
      if (list.current === undefined && before[url] === undefined) void restore(lists, url);
      else if (isNew(list, saved.get(url))) void save(url, list, tellOthers);
    }
    for (const url of Object.keys(before)) {
      if (url in byUrl) continue;
      saved.delete(url);
      void deleteSavedList(url);
    }
  });
  signal.addEventListener('abort', () => {
    stop();
    channel.close();
  });
}

async function save(url: string, list: ListState, tell: (url: string) => void): Promise<void> {
  saved.set(url, list);
  if (await saveList(url, list)) return tell(url);
  // Other tabs are not notified: they would load the version that was saved before. The next fetch
  // of the list saves it again.
  saved.delete(url);
}

async function restore(lists: Lists, url: string): Promise<void> {
  const list = await readSavedList(url);
  if (list === undefined) return;
  lists.setState((state) =>
    withList(state, url, ({ loadingRequestId }) => {
      const restored = { ...list, ...(loadingRequestId !== undefined && { loadingRequestId }) };
      saved.set(url, restored);
      return restored;
    }),
  );
}

/** Whether a list has changes that are not saved yet. */
function isNew(list: ListState, last: ListState | undefined): boolean {
  return (
    list.current !== last?.current ||
    list.pendingUpdate !== last?.pendingUpdate ||
    list.others !== last?.others ||
    list.isPinned !== last?.isPinned ||
    list.dismissedUpdate !== last?.dismissedUpdate
  );
}
