import { useState } from 'react';
import type { Abi, ContractFunctionName, ContractFunctionReturnType } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import type { ContractCall } from './contractCall';
import type { ReadOutcome } from './readOutcome';
import { planReads } from './readPlan';
import { areSameCalls } from './sameCalls';
import { useReadFeed } from './useReadFeed';

type View = 'pure' | 'view';

type ResultOf<call> = call extends {
  readonly abi: infer abi extends Abi;
  readonly functionName: infer name;
}
  ? ContractFunctionReturnType<abi, View, Extract<name, ContractFunctionName<abi, View>>>
  : never;

/** The outcome of each call of a list, its result typed by the interface of the call's contract. */
export type ReadOutcomes<calls extends readonly (ContractCall | undefined)[]> = {
  readonly [index in keyof calls]: ReadOutcome<ResultOf<NonNullable<calls[index]>>>;
};

/**
 * What contracts answer to `calls`, in their order, read anew when the chain moves on.
 *
 * All reads of all components travel together, each call in one multicall of one block, and shared
 * by all who ask for the same. The component renders again when an outcome changes, and not for a
 * block that changes nothing. Reads that fail are retried for ever, while the page can be seen.
 *
 * @param chainId - Without one every outcome is `invalid`.
 * @param calls - An absent call's outcome is `invalid`.
 * @param everyBlocks - 1 reads in every block, n in every nth, Infinity once: what never changes.
 * @example
 * const [reserves] = useChainReads(43114, [
 *   { address: pair, abi: pairAbi, functionName: 'getReserves' },
 * ]);
 * // { status: 'success', result: [reserve0, reserve1, timestamp], blockNumber: 1_234n }
 */
export function useChainReads<const calls extends readonly (ContractCall | undefined)[]>(
  chainId: ChainId | undefined,
  calls: calls,
  everyBlocks?: number,
): ReadOutcomes<calls>;
export function useChainReads(
  chainId: ChainId | undefined,
  calls: readonly (ContractCall | undefined)[],
  everyBlocks = 1,
): readonly ReadOutcome<unknown>[] {
  const [known, setKnown] = useState(() => ({
    chainId,
    calls,
    everyBlocks,
    plan: planReads(calls),
  }));
  // Callers make a new list at each render; it asks for something new only when its plan is new.
  const plan = areSameCalls(known.calls, calls) ? known.plan : planReads(calls);
  const isKnown =
    known.chainId === chainId && known.everyBlocks === everyBlocks && known.plan.key === plan.key;
  const wanted = isKnown ? known : { chainId, calls, everyBlocks, plan };
  if (!isKnown) setKnown(wanted);
  return useReadFeed(wanted);
}
