import { useMemo, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import type { ReadState } from './readState';
import { type ReadSweep, type SweptReads, type SweptStates, sweepReads } from './readSweep';
import { type Reader, useChainReader } from './useChainReader';
import type { ResultOf } from './useChainReads';

/** How an account is read for each of many items. */
type ItemReads<Item, call extends ContractCall> = Pick<SweptReads<call>, 'isWatched'> & {
  readonly idOf: (item: Item) => string;
  readonly callOf: (owner: Address, item: Item) => call | undefined;
};

const NONE: SweptStates<never> = new Map<string, ReadState<never>>();
const NO_SWEEP: ReadSweep<never> = { states: () => NONE, subscribe: () => () => {} };

type Options = {
  /** All are read again, once, in this block or a later one, such as after a transaction. */
  readonly sinceBlock?: bigint | undefined;
};

/**
 * The states of a read of an account for each of thousands of items, by the ids of the items: read
 * once, those that are watched again in each block, and the others in turn. The same map while
 * nothing changes; it is empty without an account.
 *
 * While the first reads of another list of items, or since another block, are in progress, the
 * states before are shown.
 *
 * @param items - The same list while nothing changes.
 * @param reads - Never changes.
 */
export function useReadSweep<Item extends object, call extends ContractCall>(
  chainId: ChainId | undefined,
  owner: Address | undefined,
  items: readonly Item[],
  reads: ItemReads<Item, call>,
  { sinceBlock }: Options = {},
): SweptStates<ResultOf<call>> {
  const reader = useChainReader(chainId);
  const sweepOf = useMemo(() => sweepsOf(reader, owner, reads), [reader, owner, reads]);
  const sweep = useMemo(() => sweepOf(items, sinceBlock), [sweepOf, items, sinceBlock]);
  return useSyncExternalStore(sweep.subscribe, sweep.states, sweep.states);
}

/** Returns a sweep of a list of items, which begins with the states of the sweep before. */
function sweepsOf<Item extends object, call extends ContractCall>(
  reader: Reader | undefined,
  owner: Address | undefined,
  { idOf, callOf, isWatched }: ItemReads<Item, call>,
) {
  let last: ReadSweep<ResultOf<call>> = NO_SWEEP;
  return (items: readonly Item[], sinceBlock: bigint | undefined): ReadSweep<ResultOf<call>> => {
    if (reader === undefined || owner === undefined) return NO_SWEEP;
    const callAt = (position: number) => {
      const item = items[position];
      return item && callOf(owner, item);
    };
    last = sweepReads(
      reader,
      { ids: items.map(idOf), callAt, isWatched, sinceBlock },
      last.states(),
    );
    return last;
  };
}
