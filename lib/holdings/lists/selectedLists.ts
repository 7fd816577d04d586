import { type DefaultLists, type ListsState, NEW_LIST } from './listState';

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

/** Selects `wished` if it exists, else the first other list, else `except`. */
export function fallbackSelection(
  byUrl: ListsState['byUrl'],
  wished: string,
  except?: string,
): readonly string[] {
  if (wished in byUrl && wished !== except) return [wished];
  const urls = Object.keys(byUrl);
  const url = urls.find((each) => each !== except) ?? urls[0];
  return url === undefined ? [] : [url];
}
