import { useMemo } from 'react';
import {
  withAdded,
  withEarlierVersion,
  withList,
  withoutList,
  withoutSelected,
} from './listTransitions';
import { selectList, useLists } from './store';
import type { TokenList } from './tokenList';
import type { ListOptions } from './useListOptions';

/** What a user can do with the lists of this device. */
export type ListActions = {
  /** Adds a fetched list and selects it. One that has a version in use is selected as it is. */
  readonly add: (url: string, list: TokenList) => void;
  /** Deletes a list. The last one stays. */
  readonly remove: (url: string) => void;
  readonly select: (url: string) => void;
  /** Deselects a list. In place of the last one another is selected. */
  readonly deselect: (url: string) => void;
  /** Goes back to another version that is kept, and stays there. */
  readonly goBack: (url: string, version: string) => void;
  /** Keeps the version in use, or no longer. */
  readonly pin: (url: string, isPinned: boolean) => void;
};

/** The actions on the lists of this device; the same object while its options are the same. */
export function useListActions({ defaults }: Pick<ListOptions, 'defaults'>): ListActions {
  return useMemo(
    () => ({
      add: (url, list) => useLists.setState((state) => withAdded(state, url, list)),
      remove: (url) => useLists.setState((state) => withoutList(state, url, defaults)),
      select: selectList,
      deselect: (url) => useLists.setState((state) => withoutSelected(state, url, defaults)),
      goBack: (url, version) =>
        useLists.setState((state) =>
          withList(state, url, (list) => withEarlierVersion(list, version)),
        ),
      pin: (url, isPinned) =>
        useLists.setState((state) => withList(state, url, (list) => ({ ...list, isPinned }))),
    }),
    [defaults],
  );
}
