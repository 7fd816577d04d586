import { NoPendingUpdateError } from './listErrors';
import {
  type DefaultLists,
  type ListError,
  type ListState,
  type ListsState,
  NEW_LIST,
} from './listState';
import { type TokenList, versionText } from './tokenList';

/** How many versions of a list are kept besides the one in use. */
const OTHER_VERSIONS = 2;

/** Adds new default lists, and removes those that are no longer defaults. */
export function withDefaults(state: ListsState, { urls, selected }: DefaultLists): ListsState {
  const last = state.lastInitializedDefaultListOfLists;
  const gone = last.filter((url) => !urls.includes(url));
  const fresh = urls.filter((url) => !last.includes(url) && !(url in state.byUrl));
  const byUrl = Object.fromEntries([
    ...Object.entries(state.byUrl).filter(([url]) => !gone.includes(url)),
    ...fresh.map((url) => [url, NEW_LIST] as const),
  ]);
  const kept = state.selectedListUrl.filter((url) => url in byUrl);
  return {
    byUrl,
    selectedListUrl: kept.length > 0 ? kept : fallbackSelection(byUrl, selected),
    lastInitializedDefaultListOfLists: urls,
  };
}

/** Changes the state of one list. Does nothing if there is no such list. */
export function withList(
  state: ListsState,
  url: string,
  change: (list: ListState) => ListState,
): ListsState {
  const list = state.byUrl[url];
  return list ? { ...state, byUrl: { ...state.byUrl, [url]: change(list) } } : state;
}

/** Adds a fetched list and selects it. A list that has a version already keeps it. */
export function withAdded(state: ListsState, url: string, current: TokenList): ListsState {
  const { error: _past, ...known } = state.byUrl[url] ?? NEW_LIST;
  if (known.current !== undefined) return withSelected(state, url);
  return withSelected({ ...state, byUrl: { ...state.byUrl, [url]: { ...known, current } } }, url);
}

/** Selects a list that exists and is not selected yet. */
export function withSelected(state: ListsState, url: string): ListsState {
  if (state.selectedListUrl.includes(url) || !(url in state.byUrl)) return state;
  return { ...state, selectedListUrl: [...state.selectedListUrl, url] };
}

/** Deselects a list. If it was the last one, another is selected, preferably the default one. */
export function withoutSelected(
  state: ListsState,
  url: string,
  { selected, fallback }: DefaultLists,
): ListsState {
  const others = state.selectedListUrl.filter((each) => each !== url);
  if (others.length > 0) return { ...state, selectedListUrl: others };
  const next = fallbackSelection(state.byUrl, url === selected ? fallback : selected, url);
  return { ...state, selectedListUrl: next };
}

/** Deletes a list, but not the last one. */
export function withoutList(state: ListsState, url: string, defaults: DefaultLists): ListsState {
  const { [url]: removed, ...byUrl } = state.byUrl;
  if (removed === undefined || Object.keys(byUrl).length === 0) return state;
  const kept = state.selectedListUrl.filter((each) => each !== url);
  const next = kept.length > 0 ? kept : fallbackSelection(byUrl, defaults.selected);
  return { ...state, byUrl, selectedListUrl: next };
}

/** Selects `wished` if it exists, else the first other list, else `except`. */
function fallbackSelection(
  byUrl: ListsState['byUrl'],
  wished: string,
  except?: string,
): readonly string[] {
  if (wished in byUrl && wished !== except) return [wished];
  const urls = Object.keys(byUrl);
  const url = urls.find((each) => each !== except) ?? urls[0];
  return url === undefined ? [] : [url];
}

/** A list whose fetch has begun. */
export function loading(list: ListState, loadingRequestId: string): ListState {
  return { ...list, loadingRequestId };
}

/** A list whose fetch has failed: it keeps its versions. Only the latest fetch counts. */
export function rejected(list: ListState, requestId: string, error: ListError): ListState {
  if (list.loadingRequestId !== requestId) return list;
  const { loadingRequestId: _ended, earlierOffer: _past, ...known } = list;
  return { ...known, error };
}

/** A list with another version in use. The previous version is kept. */
export function withVersion(list: ListState, version: TokenList): ListState {
  const { pendingUpdate: _accepted, earlierOffer: _past, current, others, ...known } = list;
  const isOther = (each: TokenList) => versionText(each.version) !== versionText(version.version);
  const before = [...(current ? [current] : []), ...others].filter(isOther);
  return { ...known, current: version, others: before.slice(0, OTHER_VERSIONS) };
}

/**
 * A list after its pending update was put in use.
 *
 * @throws {NoPendingUpdateError} when it has none.
 */
export function withUpdateAccepted(list: ListState): ListState {
  if (list.pendingUpdate === undefined) throw new NoPendingUpdateError();
  return withPin(withVersion(list, list.pendingUpdate), false);
}

/** A list put back to a kept version and pinned to it; unchanged if that version is not kept. */
export function withEarlierVersion(list: ListState, version: string): ListState {
  const earlier = list.others.find((each) => versionText(each.version) === version);
  return earlier ? withPin(withVersion(list, earlier), true) : list;
}

/** A list that the user has pinned to its version in use, or unpinned. */
export function withPin(list: ListState, isPinned: boolean): ListState {
  return { ...list, isPinned, choices: (list.choices ?? 0) + 1 };
}
