import { useMemo } from 'react';
import {
  withAdded,
  withEarlierVersion,
  withList,
  withoutList,
  withoutSelected,
  withSelected,
  withUpdateAccepted,
} from './changes';
import { useLists } from './store';
import { type TokenList, versionText } from './tokenList';
import type { ListOptions } from './useListOptions';

/** What a user can do with the lists of this device. */
export type ListActions = {
  /**
   * Fetches a list, adds and selects it. A list that cannot be used is not added.
   *
   * @throws What the fetch or the check of the list throws.
   */
  readonly add: (url: string) => Promise<TokenList>;
  /** Deletes a list. The last one stays. */
  readonly remove: (url: string) => void;
  readonly select: (url: string) => void;
  /** Deselects a list. In place of the last one another is selected. */
  readonly deselect: (url: string) => void;
  /** @throws {NoPendingUpdateError} when the list has no pending update. */
  readonly acceptUpdate: (url: string) => void;
  /** Says no more of the pending update. It can still be accepted. */
  readonly dismissUpdate: (url: string) => void;
  /** Goes back to another version that is kept, and stays there. */
  readonly goBack: (url: string, version: string) => void;
  /** Keeps the version in use, or no longer. */
  readonly pin: (url: string, isPinned: boolean) => void;
};

/** The actions on the lists of this device; the same object while its options are the same. */
export function useListActions({ defaults, fetchList }: ListOptions): ListActions {
  return useMemo(
    () => ({
      add: async (url) => {
        const list = await fetchList(url);
        useLists.setState((state) => withAdded(state, url, list, Date.now()));
        return list;
      },
      remove: (url) => useLists.setState((state) => withoutList(state, url, defaults)),
      select: (url) => useLists.setState((state) => withSelected(state, url)),
      deselect: (url) => useLists.setState((state) => withoutSelected(state, url, defaults)),
      acceptUpdate: (url) => useLists.setState((state) => withList(state, url, withUpdateAccepted)),
      dismissUpdate: (url) =>
        useLists.setState((state) =>
          withList(state, url, (list) => ({
            ...list,
            ...(list.pendingUpdate && {
              dismissedUpdate: versionText(list.pendingUpdate.version),
            }),
          })),
        ),
      goBack: (url, version) =>
        useLists.setState((state) =>
          withList(state, url, (list) => withEarlierVersion(list, version)),
        ),
      pin: (url, isPinned) =>
        useLists.setState((state) => withList(state, url, (list) => ({ ...list, isPinned }))),
    }),
    [defaults, fetchList],
  );
}
