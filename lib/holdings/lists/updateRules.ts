import { NoVersionBumpError } from './listErrors';
import type { ListState } from './listState';
import { isSameTokenList, isSufficient, type ListUpdate, listUpdate } from './listUpdate';
import { withVersion } from './listVersions';
import { type TokenList, versionText } from './tokenList';

/** The state of an update: it is in use, waits for the user, or breaks the version rules. */
export type UpdateStatus = 'applied' | 'waiting' | 'heldBack';

/** A list after a fetch; `status` is set when the user should be notified of its update. */
type AfterFetch = { readonly list: ListState; readonly status?: UpdateStatus };

type Fetch = {
  readonly requestId: string;
  readonly fetched: TokenList;
  /** Whether the list is one of the release's defaults, whose updates are applied silently. */
  readonly isDefault: boolean;
};

/**
 * A list after its fetch has ended. Only the latest fetch counts. The first version is used at
 * once, and so is an update whose version number matches its changes. A major update of a list that
 * the user added waits for the user, and so does every update of a pinned list. An earlier version
 * is not used: a host that sends an old copy must not undo what the user has accepted. It is
 * only recorded as `earlierOffer`.
 */
export function afterFetch(list: ListState, { requestId, fetched, isDefault }: Fetch): AfterFetch {
  if (list.loadingRequestId !== requestId) return { list };
  const { pendingUpdate: earlier, ...known } = withoutPastFetch(list);
  if (known.current === undefined) return { list: { ...known, current: fetched } };
  const update = listUpdate(known.current, fetched);
  if (update.bump === 'none') return { list: unchanged(known, known.current, fetched) };
  const status = statusOf(update, isDefault, known.isPinned);
  if (status === 'applied')
    return { list: withVersion(known, fetched), ...(!isDefault && { status }) };
  const isNews = !known.isPinned && known.dismissedUpdate !== versionText(fetched.version);
  // The same object stays, so that it is not saved again.
  const pendingUpdate = earlier && isSameTokenList(earlier, fetched) ? earlier : fetched;
  return { list: { ...known, pendingUpdate }, ...(isNews && { status }) };
}

/** A list without the results of its earlier fetches. */
function withoutPastFetch(list: ListState): ListState {
  const { loadingRequestId: _ended, error: _past, earlierOffer: _offer, ...known } = list;
  return known;
}

function hasVersionOf(known: TokenList, fetched: TokenList): boolean {
  return versionText(known.version) === versionText(fetched.version);
}

function statusOf(update: ListUpdate, isDefault: boolean, isPinned: boolean): UpdateStatus {
  if (!isSufficient(update)) return 'heldBack';
  const isSilent = isDefault || update.bump !== 'major';
  return isSilent && !isPinned ? 'applied' : 'waiting';
}

/** A list whose fetch brought no later version: it keeps its current one. */
function unchanged(list: ListState, current: TokenList, fetched: TokenList): ListState {
  if (!hasVersionOf(current, fetched))
    return { ...list, earlierOffer: versionText(fetched.version) };
  if (isSameTokenList(current, fetched)) return { ...list, current: recounted(current, fetched) };
  const { code, values } = new NoVersionBumpError();
  return { ...list, error: { code, values } };
}

/** A list with the present count of what is left out of it; the same object for the same count. */
function recounted(current: TokenList, { leftOut, faults }: TokenList): TokenList {
  const isSame =
    current.leftOut === leftOut && JSON.stringify(current.faults) === JSON.stringify(faults);
  if (isSame) return current;
  const { faults: _past, ...known } = current;
  return { ...known, leftOut, ...(faults && { faults }) };
}
