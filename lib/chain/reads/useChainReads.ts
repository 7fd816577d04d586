import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Abi, ContractFunctionName, ContractFunctionReturnType } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { areSameCalls, encodeReads, InvalidContractError, type PlannedRead } from './encodedRead';
import { isSameReadState, type ReadState } from './readState';
import type { ReadRequirement } from './trackedRead';
import { type Reader, useChainReader } from './useChainReader';

type View = 'pure' | 'view';

/** What a call returns, by its contract's interface. */
export type ResultOf<call> = call extends {
  readonly abi: infer abi extends Abi;
  readonly functionName: infer name;
}
  ? ContractFunctionReturnType<abi, View, Extract<name, ContractFunctionName<abi, View>>>
  : never;

/**
 * The state of each call of a list. The contract's interface determines the type of the result.
 */
export type ReadStates<calls extends readonly (ContractCall | undefined)[]> = {
  readonly [index in keyof calls]: ReadState<ResultOf<NonNullable<calls[index]>>>;
};

/** How often a list of calls is read. */
export type ReadOptions = {
  /** 1 for every block, n for every nth, {@link ONCE} for a value that never changes. */
  readonly everyBlocks?: number;
  /**
   * A result from an earlier block than this is read again at once, and is `syncing` until then.
   */
  readonly sinceBlock?: bigint | undefined;
  /**
   * Reads the list in one multicall, together with all other such lists of the page, so that their
   * answers are from one block and can be compared.
   */
  readonly needsSameBlock?: boolean;
  /**
   * Whether the component needs no new render, because it shows the same for both results. The same
   * function at each render.
   */
  readonly looksSame?: ((before: unknown, after: unknown) => boolean) | undefined;
};

/** `everyBlocks` of a value that need not follow every block. */
export const SELDOM = 30;

/** How often a missing contract is looked for, because somebody may deploy it, in blocks. */
export const SEARCH_EVERY_BLOCKS = 15;

/** `everyBlocks` of a value that never changes. */
export const ONCE = Number.POSITIVE_INFINITY;

type States = readonly ReadState<unknown>[];

/**
 * The results of contract calls, in their order, read again at new blocks.
 *
 * The reads of all components share multicalls, and equal reads are sent once. The component
 * renders again when a state changes, and not for a block that changes nothing. Failed reads are
 * retried without limit while the page is visible.
 *
 * @param chainId - Without it every state is `invalid`.
 * @param calls - An undefined call's state is `invalid`.
 * @example
 * const [reserves] = useChainReads(43114, [
 *   { address: pair, abi: pairAbi, functionName: 'getReserves' },
 * ]);
 * // { status: 'success', result: [reserve0, reserve1, timestamp], blockNumber: 1_234n }
 */
export function useChainReads<const calls extends readonly (ContractCall | undefined)[]>(
  chainId: ChainId | undefined,
  calls: calls,
  options?: ReadOptions,
): ReadStates<calls>;
export function useChainReads(
  chainId: ChainId | undefined,
  calls: readonly (ContractCall | undefined)[],
  { everyBlocks = 1, sinceBlock = 0n, needsSameBlock = false, looksSame }: ReadOptions = {},
): States {
  const reader = useChainReader(chainId);
  const reads = useSameReads(calls);
  const feed = useMemo(
    () => createFeed(reader, reads, { everyBlocks, sinceBlock, needsSameBlock }),
    [reader, reads, everyBlocks, sinceBlock, needsSameBlock],
  );
  // `looksSame` is no part of the feed: a new feed would read the list again.
  const states = useMemo(() => feed.statesWith(looksSame), [feed, looksSame]);
  return useSyncExternalStore(feed.subscribe, states, states);
}

/**
 * The encoded calls. Callers make a new list at each render, but an equal list keeps the same
 * result.
 */
function useSameReads(calls: readonly (ContractCall | undefined)[]): readonly PlannedRead[] {
  const [known, setKnown] = useState(() => ({ calls, reads: encodeReads(calls) }));
  if (areSameCalls(known.calls, calls)) return known.reads;
  const reads = encodeReads(calls);
  if (areSameReads(known.reads, reads)) return known.reads;
  setKnown({ calls, reads });
  return reads;
}

function areSameReads(a: readonly PlannedRead[], b: readonly PlannedRead[]): boolean {
  return a.length === b.length && a.every((read, index) => nameOf(read) === nameOf(b[index]));
}

function nameOf(read: PlannedRead): string | undefined {
  return read instanceof InvalidContractError ? `invalid ${read.values.address}` : read?.key;
}

function createFeed(
  reader: Reader | undefined,
  planned: readonly PlannedRead[],
  requirement: ReadRequirement,
) {
  const reads = planned.flatMap((read) =>
    read === undefined || read instanceof InvalidContractError ? [] : [read],
  );
  const latest = (): States => {
    const known = reader?.statesOf(reads, requirement.sinceBlock) ?? [];
    let position = 0;
    return planned.map((read): ReadState<unknown> => {
      if (reader === undefined || read === undefined) return { status: 'invalid' };
      if (read instanceof InvalidContractError) return { status: 'error', error: read };
      position += 1;
      return known[position - 1] ?? { status: 'loading' };
    });
  };
  /** A function that returns the states, the same ones while they look the same. */
  const statesWith = (looksSame: ReadOptions['looksSame']) => {
    const isUnchanged = (before: ReadState<unknown>, after: ReadState<unknown>): boolean =>
      isSameReadState(before, after) ||
      (before.status === 'success' &&
        after.status === 'success' &&
        looksSame?.(before.result, after.result) === true);
    let last: States = [];
    return (): States => {
      last = keepUnchanged(last, latest(), isUnchanged);
      return last;
    };
  };
  const subscribe = (onChange: () => void) => {
    const stop = reader?.watch(reads, requirement, onChange);
    return () => stop?.();
  };
  return { statesWith, subscribe };
}

/** The next items, but the previous item or list itself where it is the same. */
export function keepUnchanged<Item>(
  last: readonly Item[],
  next: readonly Item[],
  isSame: (before: Item, after: Item) => boolean,
): readonly Item[] {
  const kept = next.map((after, index) => {
    const before = last[index];
    return before !== undefined && isSame(before, after) ? before : after;
  });
  const isAllKept = kept.length === last.length && kept.every((one, index) => one === last[index]);
  return isAllKept ? last : kept;
}
