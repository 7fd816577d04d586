import { useMemo } from 'react';
import { withAdded, withList, withoutList } from './listTransitions';
import { withEarlierVersion, withPin } from './listVersions';
import { withoutSelected } from './selectedLists';
import { useLists } from './store';
import { selectList } from './storeActions';
import type { TokenList } from './tokenList';
import type { ListOptions } from './useListOptions';

/** The user's actions on the lists of this device. */
export type ListActions = {
  /** Adds a fetched list and selects it. A list that has a version already keeps it. */
  readonly add: (url: string, list: TokenList) => void;
  /** Deletes a list, but not the last one. */
  readonly remove: (url: string) => void;
  readonly select: (url: string) => void;
  /** Deselects a list. If it was the last one, another is selected. */
  readonly deselect: (url: string) => void;
  /** Puts a list back to a kept version and pins it there. */
  readonly goBack: (url: string, version: string) => void;
  /** Pins a list to its version in use, or unpins it. */
  readonly pin: (url: string, isPinned: boolean) => void;
};

/** The actions on the lists of this device; the same object for the same options. */
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
        useLists.setState((state) => withList(state, url, (list) => withPin(list, isPinned))),
    }),
    [defaults],
  );
}
