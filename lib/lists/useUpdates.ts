import { withList, withUpdateAccepted } from './changes';
import { useLists } from './store';
import { storedError } from './storedError';
import { versionText } from './tokenList';

/** Uses the pending update of a list. When it has none, that is the error in the list's row. */
export function acceptUpdate(url: string): void {
  try {
    useLists.setState((state) => withList(state, url, withUpdateAccepted));
  } catch (problem) {
    const error = storedError(problem);
    useLists.setState((state) => withList(state, url, (list) => ({ ...list, error })));
  }
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
