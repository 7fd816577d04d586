import { useState } from 'react';
import type { ChainId } from '@/lib/base/networks/network';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import type { ReadOutcome } from './readOutcome';
import { type ReadOptions, type ResultOf, useChainReads } from './useChainReads';

/** The calls about one item, by the names that their outcomes get. */
type NamedCalls = Readonly<Record<string, ContractCall | undefined>>;

/** An item with the outcomes of the reads about it, by their names. */
export type ReadRecord<Item, calls extends NamedCalls> = Item & {
  readonly [name in keyof calls]: ReadOutcome<ResultOf<NonNullable<calls[name]>>>;
};

/**
 * Items with the outcomes of some reads about each, in their order. They are read as
 * {@link useChainReads} reads a list, all in one list.
 *
 * Each record has its item's own properties, so records can be the items of further reads. A record
 * stays the same object while its item and its outcomes do, and so does the list.
 *
 * @param callsOf - The calls about an item. An undefined call's outcome is `invalid`.
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
): readonly object[] {
  const named = items.map(callsOf);
  const outcomes = useChainReads(
    chainId,
    named.flatMap(Object.values<NamedCalls[string]>),
    options,
  );
  const [keepUnchanged] = useState(recordKeeper);
  return keepUnchanged(recordsOf(items, named, outcomes));
}

/** The items with their outcomes, which are in the order of the calls. */
function recordsOf(
  items: readonly object[],
  named: readonly NamedCalls[],
  outcomes: readonly ReadOutcome<unknown>[],
): readonly object[] {
  const remaining = outcomes.values();
  return items.map((item, index) => {
    const names = Object.keys(named[index] ?? {});
    return { ...item, ...Object.fromEntries(names.map((name) => [name, remaining.next().value])) };
  });
}

/** Returns each list of records with those of the last list that are equal, or that list itself. */
function recordKeeper() {
  let last: readonly object[] = [];
  return (next: readonly object[]): readonly object[] => {
    const kept = next.map((record, index) => {
      const before = last[index];
      return before !== undefined && isSameRecord(before, record) ? before : record;
    });
    const isAllKept = kept.length === last.length && kept.every((one, at) => one === last[at]);
    if (!isAllKept) last = kept;
    return last;
  };
}

function isSameRecord(a: object, b: object): boolean {
  const [before, after] = [Object.entries(a), Object.entries(b)];
  const isSame = ([name, value]: readonly [string, unknown], index: number) =>
    name === before[index]?.[0] && value === before[index]?.[1];
  return before.length === after.length && after.every(isSame);
}
