import {
  type DefaultLists,
  type ListError,
  type ListState,
  type ListsState,
  NEW_LIST,
} from './listState';
import { fallbackSelection, withSelected } from './selectedLists';
import type { TokenList } from './tokenList';

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

/** Removes a list. The last one can't be removed. */
export function withoutList(state: ListsState, url: string, defaults: DefaultLists): ListsState {
  const { [url]: removed, ...byUrl } = state.byUrl;
  if (removed === undefined || Object.keys(byUrl).length === 0) return state;
  const kept = state.selectedListUrl.filter((each) => each !== url);
  const next = kept.length > 0 ? kept : fallbackSelection(byUrl, defaults.selected);
  return { ...state, byUrl, selectedListUrl: next };
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
