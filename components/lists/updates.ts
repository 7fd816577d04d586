import type { ListNews } from '@/lib/lists/atoms';
import type { ListState } from '@/lib/lists/listState';
import { isSufficient, listUpdate } from '@/lib/lists/listUpdate';

/** The update of a list that is not in use, as a popup would tell it; undefined without one. */
export function updateOf(url: string, { current, pendingUpdate }: ListState): ListNews | undefined {
  if (current === undefined || pendingUpdate === undefined) return undefined;
  const fate = isSufficient(listUpdate(current, pendingUpdate)) ? 'waiting' : 'refused';
  return { url, fate, before: current, after: pendingUpdate };
}
