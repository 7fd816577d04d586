import { listsInUse } from './listsInUse';
import { useLists } from './store';
import type { TokenList } from './tokenList';

/** A list on this device that is not in use. */
export type OtherList = { readonly url: string; readonly list: TokenList };

const NONE: readonly OtherList[] = [];

let others = NONE;

/** The lists that are not in use, in their order; the same array while none of them changes. */
export function useOtherLists(): readonly OtherList[] {
  return useLists(othersOf);
}

function othersOf(state: ReturnType<typeof useLists.getState>) {
  const inUse = listsInUse(state);
  const next = Object.entries(state.byUrl).flatMap(([url, { current }]) =>
    current && !inUse.includes(url) ? [{ url, list: current }] : [],
  );
  const isSame =
    next.length === others.length && next.every(({ list }, at) => list === others[at]?.list);
  if (!isSame) others = next;
  return others;
}
