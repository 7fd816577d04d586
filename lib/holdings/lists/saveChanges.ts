import type { ListState } from './listState';
import { deleteSavedList, readSavedList, type SavedRecord, saveList } from './listStorage';
import { withList } from './listTransitions';
import { withVersion } from './listVersions';
import type { SavedList } from './savedList';
import type { useLists } from './store';

/** The store of the lists. */
type Lists = Pick<typeof useLists, 'getState' | 'setState' | 'subscribe'>;

/** Fetches the list at a URL again. */
type Refetch = (url: string) => void;

/** Announces to the other tabs which list was saved. */
const CHANNEL = 'pangolin.lists';

/** The lists as last saved or read, so that nothing is written twice. */
const saved = new Map<string, ListState>();

/** The lists whose records are not known: these are not overwritten. */
const unknown = new Set<string>();

/**
 * Loads the lists that are saved on this device into the store. It does not wait long for a slow
 * database: a late record takes the place of what was fetched in the meantime, but not of what the
 * user has chosen. That list is then fetched again, as an update of the record.
 */
export async function restoreLists(lists: Lists, refetch: Refetch): Promise<void> {
  const urls = Object.keys(lists.getState().byUrl);
  await Promise.all(urls.map((url) => restore(lists, url, refetch)));
}

/** Saves each list that changes, and loads what other tabs save, until the signal aborts. */
export function saveChangedLists(lists: Lists, refetch: Refetch, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  const tellOthers = (url: string) => {
    if (!signal.aborted) channel.postMessage(url);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void restore(lists, data, refetch);
  };
  const stop = lists.subscribe(({ byUrl }, { byUrl: before }) => {
    for (const [url, list] of Object.entries(byUrl)) {
      if (list === before[url] || list.loadingRequestId !== undefined) continue;
      if (list.current === undefined && before[url] === undefined)
        void restore(lists, url, refetch);
      else if (!unknown.has(url) && isNew(list, saved.get(url))) void save(url, list, tellOthers);
    }
    for (const url of Object.keys(before)) {
      if (url in byUrl) continue;
      saved.delete(url);
      unknown.delete(url);
      void deleteSavedList(url);
    }
  });
  signal.addEventListener('abort', () => {
    stop();
    channel.close();
  });
}

async function save(url: string, list: ListState, announce: (url: string) => void): Promise<void> {
  saved.set(url, list);
  if (await saveList(url, list)) return announce(url);
  // Other tabs are not notified: they would load the version that was saved before. The next fetch
  // of the list saves it again.
  saved.delete(url);
}

async function restore(lists: Lists, url: string, refetch: Refetch): Promise<void> {
  const before = lists.getState().byUrl[url];
  const record = await readSavedList(url);
  if (record.status !== 'late') return take(lists, url, record, before);
  unknown.add(url);
  void record.answer.then((answer) => {
    // Meanwhile the list was removed, or its record was read.
    if (!unknown.has(url)) return;
    take(lists, url, answer, before);
    refetch(url);
  });
}

/** Puts a record's list into the store. `before` is that list when the record was requested. */
function take(lists: Lists, url: string, record: SavedRecord, before: ListState | undefined): void {
  if (record.status === 'locked') unknown.add(url);
  else unknown.delete(url);
  if (record.status !== 'read') return;
  saved.set(url, record.list);
  lists.setState((state) => withList(state, url, (list) => withRecord(list, record.list, before)));
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

/**
 * A list after its record was read. The record takes the place of what was fetched in the meantime,
 * but not of what the user has done in the meantime: a version that the user has chosen stays in
 * use, and the record's version is kept next to it.
 *
 * @param before - The list when its record was requested; undefined if there was none.
 */
function withRecord(list: ListState, record: SavedList, before: ListState | undefined): ListState {
  const { loadingRequestId, choices, dismissedUpdate } = list;
  const isDismissed = dismissedUpdate !== undefined && dismissedUpdate !== before?.dismissedUpdate;
  return {
    ...(choices === before?.choices ? record : withChosen(record, list)),
    ...(loadingRequestId !== undefined && { loadingRequestId }),
    ...(choices !== undefined && { choices }),
    ...(isDismissed && { dismissedUpdate }),
  };
}

/** A record with the version that the user has chosen, and its pin. */
function withChosen(record: SavedList, { current, pendingUpdate, isPinned }: ListState): ListState {
  return {
    ...(current ? withVersion(record, current) : record),
    ...(pendingUpdate && { pendingUpdate }),
    isPinned,
  };
}
