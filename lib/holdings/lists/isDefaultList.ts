import type { ListsState } from './listState';

/** Whether a list is one of this site's. The user has added any other one. */
export function isDefaultList(
  { lastInitializedDefaultListOfLists }: Pick<ListsState, 'lastInitializedDefaultListOfLists'>,
  url: string,
): boolean {
  return lastInitializedDefaultListOfLists.includes(url);
}
