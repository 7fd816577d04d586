import { NoPendingUpdateError } from './listErrors';
import {
  type DefaultLists,
  type ListError,
  type ListState,
  type ListsState,
  NEW_LIST,
} from './listState';
import { type TokenList, versionText } from './tokenList';

/** How many versions of a list are kept beside the one in use. */
const OTHER_VERSIONS = 2;

/** Adds the default lists that are new, and drops those that are defaults no longer. */
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

/** Changes what is known of one list; a list that is not there stays away. */
export function withList(
  state: ListsState,
  url: string,
  change: (list: ListState) => ListState,
): ListsState {
  const list = state.byUrl[url];
  return list ? { ...state, byUrl: { ...state.byUrl, [url]: change(list) } } : state;
}

/** Adds a fetched list and selects it. One that has a version in use is selected as it is. */
export function withAdded(state: ListsState, url: string, current: TokenList): ListsState {
  const { error: _past, ...known } = state.byUrl[url] ?? NEW_LIST;
  if (known.current !== undefined) return withSelected(state, url);
  return withSelected({ ...state, byUrl: { ...state.byUrl, [url]: { ...known, current } } }, url);
}

/** Selects a list, once. */
export function withSelected(state: ListsState, url: string): ListsState {
  if (state.selectedListUrl.includes(url) || !(url in state.byUrl)) return state;
  return { ...state, selectedListUrl: [...state.selectedListUrl, url] };
}

/** Deselects a list. In place of the last one another is selected, the default one if possible. */
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

/** Deletes a list. The last one stays. */
export function withoutList(state: ListsState, url: string, defaults: DefaultLists): ListsState {
  const { [url]: removed, ...byUrl } = state.byUrl;
  if (removed === undefined || Object.keys(byUrl).length === 0) return state;
  const kept = state.selectedListUrl.filter((each) => each !== url);
  const next = kept.length > 0 ? kept : fallbackSelection(byUrl, defaults.selected);
  return { ...state, byUrl, selectedListUrl: next };
}

/** The selection of the wished list if it is there, else of the first other one, else `except`. */
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

/** A list whose fetch has failed: what is known of it stays. An earlier fetch changes nothing. */
export function rejected(list: ListState, requestId: string, error: ListError): ListState {
  if (list.loadingRequestId !== requestId) return list;
  const { loadingRequestId: _ended, ...known } = list;
  return { ...known, error };
}

/** A list with another version in use. That in use before is kept beside it. */
export function withVersion(list: ListState, version: TokenList): ListState {
  const { pendingUpdate: _accepted, current, others, ...known } = list;
  const isOther = (each: TokenList) => versionText(each.version) !== versionText(version.version);
  const before = [...(current ? [current] : []), ...others].filter(isOther);
  return { ...known, current: version, others: before.slice(0, OTHER_VERSIONS) };
}

/**
 * A list whose pending update is in use.
 *
 * @throws {NoPendingUpdateError} when it has none.
 */
export function withUpdateAccepted(list: ListState): ListState {
  if (list.pendingUpdate === undefined) throw new NoPendingUpdateError();
  return { ...withVersion(list, list.pendingUpdate), isPinned: false };
}

/** A list back at a version that it had, and pinned to it; unchanged without that version. */
export function withEarlierVersion(list: ListState, version: string): ListState {
  const earlier = list.others.find((each) => versionText(each.version) === version);
  return earlier ? { ...withVersion(list, earlier), isPinned: true } : list;
}
