import { withList, withUpdateAccepted } from './changes';
import { useLists } from './store';
import { versionText } from './tokenList';

/**
 * Uses the pending update of a list.
 *
 * @throws {NoPendingUpdateError} when it has none.
 */
export function acceptUpdate(url: string): void {
  useLists.setState((state) => withList(state, url, withUpdateAccepted));
}

/** Says no more of the pending update of a list, if it has one. It can still be accepted. */
export function dismissUpdate(url: string): void {
  useLists.setState((state) =>
    withList(state, url, (list) => ({
      ...list,
      ...(list.pendingUpdate && { dismissedUpdate: versionText(list.pendingUpdate.version) }),
    })),
  );
}
