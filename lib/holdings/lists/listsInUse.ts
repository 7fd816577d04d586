import type { ListsState } from './listState';
import { rankedDefaults } from './rankedDefaults';

/**
 * The URLs of the lists in use: those that are selected. While none of these can be loaded, it is
 * one list of this site instead. The selection itself stays, so that a selected list takes over as
 * soon as it is loaded.
 */
export function listsInUse(state: ListsState): readonly string[] {
  const fallback = fallbackInUse(state);
  return fallback === undefined ? state.selectedListUrl : [fallback];
}

/**
 * The list that is used while no selected one can be loaded: the default one, the one in its place,
 * or another list of this site, whichever has not failed either. Lists of the user are not used
 * without their selection.
 *
 * @returns Undefined while a selected list is loaded or may still be, or if no list is left.
 */
export function fallbackInUse(state: ListsState): string | undefined {
  const { byUrl, selectedListUrl, lastInitializedDefaultListOfLists } = state;
  const hasFailed = (url: string) =>
    byUrl[url]?.current === undefined && byUrl[url]?.error !== undefined;
  if (!selectedListUrl.every(hasFailed)) return undefined;
  const { urls, selected, fallback } = rankedDefaults(lastInitializedDefaultListOfLists);
  return [selected, fallback, ...urls].find((url) => url in byUrl && !hasFailed(url));
}
