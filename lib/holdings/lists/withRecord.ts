import type { ListState } from './listState';
import { withVersion } from './listTransitions';
import type { SavedList } from './savedRecord';

/**
 * A list after its record was read. The record takes the place of what was fetched in the meantime,
 * but not of what the user has done in the meantime: a version that the user has chosen stays in
 * use, and the record's version is kept next to it.
 *
 * @param before - The list when its record was requested; undefined if there was none.
 */
export function withRecord(
  list: ListState,
  record: SavedList,
  before: ListState | undefined,
): ListState {
  const { loadingRequestId, choices, dismissedUpdate } = list;
  const isDismissed = dismissedUpdate !== undefined && dismissedUpdate !== before?.dismissedUpdate;
  return {
    ...(choices === before?.choices ? record : withChosen(record, list)),
    ...(loadingRequestId !== undefined && { loadingRequestId }),
    ...(choices !== undefined && { choices }),
    ...(isDismissed && { dismissedUpdate }),
  };
}

/** A record with the version that the user has chosen, and its pin. */
function withChosen(record: SavedList, { current, pendingUpdate, isPinned }: ListState): ListState {
  return {
    ...(current ? withVersion(record, current) : record),
    ...(pendingUpdate && { pendingUpdate }),
    isPinned,
  };
}
