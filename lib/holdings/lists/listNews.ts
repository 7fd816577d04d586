import type { ListState } from './listState';
import { isSufficient, listUpdate } from './listUpdate';
import type { TokenList } from './tokenList';
import type { UpdateStatus } from './updateRules';

/** An update of a selected list that the user is notified of. */
export type ListNews = {
  readonly url: string;
  readonly status: UpdateStatus;
  readonly before: TokenList;
  readonly after: TokenList;
};

/** A list's pending update as a popup shows it; undefined when it has none. */
export function updateOf(url: string, { current, pendingUpdate }: ListState): ListNews | undefined {
  if (current === undefined || pendingUpdate === undefined) return undefined;
  const status = isSufficient(listUpdate(current, pendingUpdate)) ? 'waiting' : 'heldBack';
  return { url, status, before: current, after: pendingUpdate };
}
