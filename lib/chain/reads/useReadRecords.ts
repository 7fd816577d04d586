import { useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import type { ReadState } from './readState';
import { keepUnchanged, type ReadOptions, type ResultOf, useChainReads } from './useChainReads';

type AnyRecord = Readonly<Record<string, unknown>>;

/** The calls about one item, by the names that their states get. */
type NamedCalls = Readonly<Record<string, ContractCall | undefined>>;

/** An item with the states of the reads about it, by their names. */
type ReadRecord<Item, calls extends NamedCalls> = Item & {
  readonly [name in keyof calls]: ReadState<ResultOf<NonNullable<calls[name]>>>;
};

/**
 * Items with the states of some reads about each, in their order. They are read as
 * {@link useChainReads} reads a list, all in one list.
 *
 * Each record has its item's own properties, so records can be the items of more reads. A record
 * stays the same object while its item and its states do, and so does the list.
 *
 * @param callsOf - The calls about an item. An undefined call's state is `invalid`.
 * @example
 * const [farm] = useReadRecords(43114, farms, ({ contract }) => ({
 *   rate: { address: contract, abi: stakingRewardsAbi, functionName: 'rewardRate' },
 * }));
 * // { ...farms[0], rate: { status: 'success', result: 5n, blockNumber: 1_234n } }
 */
export function useReadRecords<Item extends object, const calls extends NamedCalls>(
  chainId: ChainId | undefined,
  items: readonly Item[],
  callsOf: (item: Item) => calls,
  options?: ReadOptions,
): readonly ReadRecord<Item, calls>[];
export function useReadRecords<Item extends object>(
  chainId: ChainId | undefined,
  items: readonly Item[],
  callsOf: (item: Item) => NamedCalls,
  options?: ReadOptions,
): readonly AnyRecord[] {
  const named = items.map(callsOf);
  const states = useChainReads(chainId, named.flatMap(Object.values<NamedCalls[string]>), options);
  const [known] = useState<{ records: readonly AnyRecord[] }>({ records: [] });
  const remaining = states.values();
  const next = items.map((item, index) => {
    const record: Record<string, unknown> = Object.fromEntries(Object.entries(item));
    for (const name in named[index]) record[name] = remaining.next().value;
    return record;
  });
  // Not a state that is set: the records follow from the reads, and a new list of equal records must
  // not render again.
  known.records = keepUnchanged(known.records, next, isSameRecord);
  return known.records;
}

function isSameRecord(before: AnyRecord, after: AnyRecord): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && before[name] === after[name])
  );
}
