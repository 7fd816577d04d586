import { atom, useAtom } from 'jotai';
import { FIRST_ARRANGEMENT, type PoolArrangement, type PoolOrder } from './arrangePools';

/** How all pools are sorted, until the page is loaded again. */
const arrangementAtom = atom<PoolArrangement>(FIRST_ARRANGEMENT);

/** How all pools are sorted, and what sorts them otherwise. */
export function usePoolArrangement() {
  const [arrangement, setArrangement] = useAtom(arrangementAtom);
  const sort = (order: PoolOrder, isAscending: boolean) => setArrangement({ order, isAscending });
  return { arrangement, sort };
}
