import { describeError } from '@/lib/base/errors/describeError';
import type { ListError } from './listState';
import { withList } from './listTransitions';
import { isSameTokenList } from './listUpdate';
import { withUpdateAccepted } from './listVersions';
import { withSelected } from './selectedLists';
import { useLists } from './store';
import { type TokenList, versionText } from './tokenList';

/** Selects a list. */
export function selectList(url: string): void {
  useLists.setState((state) => withSelected(state, url));
}

/**
 * Puts the update that was shown in use, if it is still the pending one. If the list has none, its
 * row shows an error.
 *
 * @param shown - The update that the user has agreed to.
 * @returns False if another update is pending: nothing has changed, and that one must be shown.
 */
export function acceptUpdate(url: string, shown: TokenList): boolean {
  if (isOtherPending(url, shown)) return false;
  try {
    useLists.setState((state) => withList(state, url, withUpdateAccepted));
  } catch (problem) {
    const error = storedError(problem);
    useLists.setState((state) => withList(state, url, (list) => ({ ...list, error })));
  }
  return true;
}

/**
 * Dismisses the update that was shown, if it is still the pending one. It can still be accepted.
 *
 * @param shown - The update that the user has put off.
 * @returns False if another update is pending: nothing has changed, and that one must be shown.
 */
export function dismissUpdate(url: string, shown: TokenList): boolean {
  if (isOtherPending(url, shown)) return false;
  useLists.setState((state) =>
    withList(state, url, (list) => ({
      ...list,
      ...(list.pendingUpdate && { dismissedUpdate: versionText(list.pendingUpdate.version) }),
    })),
  );
  return true;
}

/** Whether a list has a pending update, and it is another one than the one that was shown. */
function isOtherPending(url: string, shown: TokenList): boolean {
  const pending = useLists.getState().byUrl[url]?.pendingUpdate;
  return pending !== undefined && !isSameTokenList(pending, shown);
}

/** The form of an error that is kept with its list and shown in the list's row. */
export function storedError(error: unknown): ListError {
  const { key, values } = describeError(error) ?? { key: 'errors.unexpected', values: {} };
  return { code: key, values };
}
