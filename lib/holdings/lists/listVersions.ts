import { NoPendingUpdateError } from './listErrors';
import type { ListState } from './listState';
import { type TokenList, versionText } from './tokenList';

/** How many versions of a list are kept besides the one in use. */
const OTHER_VERSIONS = 2;

/** A list with another version in use. The previous version is kept. */
export function withVersion(list: ListState, version: TokenList): ListState {
  const { pendingUpdate: _accepted, earlierOffer: _past, current, others, ...known } = list;
  const isOther = (each: TokenList) => versionText(each.version) !== versionText(version.version);
  const before = [...(current ? [current] : []), ...others].filter(isOther);
  return { ...known, current: version, others: before.slice(0, OTHER_VERSIONS) };
}

/**
 * A list after its pending update was put in use.
 *
 * @throws {NoPendingUpdateError} when it has none.
 */
export function withUpdateAccepted(list: ListState): ListState {
  if (list.pendingUpdate === undefined) throw new NoPendingUpdateError();
  return withPin(withVersion(list, list.pendingUpdate), false);
}

/** A list put back to a kept version and pinned to it; unchanged if that version is not kept. */
export function withEarlierVersion(list: ListState, version: string): ListState {
  const earlier = list.others.find((each) => versionText(each.version) === version);
  return earlier ? withPin(withVersion(list, earlier), true) : list;
}

/** A list that the user has pinned to its version in use, or unpinned. */
export function withPin(list: ListState, isPinned: boolean): ListState {
  return { ...list, isPinned, choices: (list.choices ?? 0) + 1 };
}
