import type { DefaultLists, ListsState } from './listState';
import { fileName, rankedDefaults } from './rankedDefaults';

const BASE = 'https://raw.githubusercontent.com/pangolindex/tokenlists/main';

const NAMES = ['top15', 'aeb', 'ab', 'defi', 'stablecoin'];

/**
 * The default lists: those of the configuration, in the order of the configuration, or the public
 * ones.
 *
 * @param urls - The configured lists; undefined for the public ones.
 */
export function defaultLists(
  urls: readonly string[] = NAMES.map((name) => `${BASE}/${fileName(name)}`),
): DefaultLists {
  return rankedDefaults(urls);
}

/** Whether a list is one of this site's. The user has added any other one. */
export function isDefaultList(
  { lastInitializedDefaultListOfLists }: Pick<ListsState, 'lastInitializedDefaultListOfLists'>,
  url: string,
): boolean {
  return lastInitializedDefaultListOfLists.includes(url);
}
